import type { PageViewer } from '@corkboard/contract/page'
import { AccountPage } from '../../../features/account/AccountPage.tsx'
import { ModerationPage, reportedCases } from '../../../features/admin/ModerationPage.tsx'
import { moderationLog } from '../../../features/admin/ModerationLog.tsx'
import { AdminTexts } from '../../../messages/AdminTexts.tsx'
import { messages } from '../../../messages/compiled/en-US.admin.generated.ts'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { reportsPath } from '../../../shell/addresses.ts'

const runsTheSite = (viewer: PageViewer): boolean => viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)
/** IDENT-20: not before their second step is on. */
const readsAll = (viewer: PageViewer): boolean =>
  runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

const Reports = ({ search }: PageProps) => (
  <AdminTexts>
    <ModerationPage isClosed={search['closed'] !== undefined} />
  </AdminTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={reportsPath} />
  </MakingTexts>
)

/** /admin/reports (ours), for owners and employees; for other members there is no such page. */
export const page = definePage({
  query: ['closed'],
  data: ({ viewer, search }) =>
    readsAll(viewer) ? [reportedCases(search['closed'] !== undefined), moderationLog] : [],
  head: ({ viewer }) => ({
    title: plainText(messages, 'moderation.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !runsTheSite(viewer) && { status: 404 as const }),
  }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Reports : LogInFirst),
})
