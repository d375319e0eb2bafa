import type { PageViewer } from '@corkboard/contract/page'
import { AccountPage } from '../../../features/account/AccountPage.tsx'
import { EditorialPage } from '../../../features/admin/today/EditorialPage.tsx'
import { editorialArticles, editorialLog, editorialPath } from '../../../features/admin/today/editorial-requests.ts'
import { AdminTexts } from '../../../messages/AdminTexts.tsx'
import { messages } from '../../../messages/compiled/en-US.editorial.generated.ts'
import { EditorialTexts } from '../../../messages/EditorialTexts.tsx'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

const runsTheSite = (viewer: PageViewer): boolean => viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)
/** IDENT-20: not before their second step is on. */
const edits = (viewer: PageViewer): boolean => runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

const Editorial = () => (
  <AdminTexts>
    <EditorialTexts>
      <EditorialPage />
    </EditorialTexts>
  </AdminTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={editorialPath} />
  </MakingTexts>
)

/** /admin/today (ours), for owners and employees; for other members there is no such page. */
export const page = definePage({
  data: ({ viewer }) => (edits(viewer) ? [editorialArticles(), editorialLog] : []),
  head: ({ viewer }) => ({
    title: plainText(messages, 'editorial.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !runsTheSite(viewer) && { status: 404 as const }),
  }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Editorial : LogInFirst),
})
