import { moderationLog } from '../../../features/admin/ModerationLog.tsx'
import { ModerationPage, reportedCases } from '../../../features/admin/ModerationPage.tsx'
import { texts as adminTexts } from '../../../features/admin/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { reportsPath } from '../../../product/addresses.ts'
import { mayRunTheSite } from '../../../product/accounts/staff.ts'
import { forMembers } from '../../for-members.tsx'
import { operatorHead } from '../../operator-head.ts'

const Reports = ({ search }: PageProps) => <ModerationPage isClosed={search['closed'] !== undefined} />

/** /admin/reports (ours), for owners and employees. */
export const page = definePage({
  query: ['closed'],
  data: ({ viewer, search }) =>
    mayRunTheSite(viewer) ? [reportedCases(search['closed'] !== undefined), moderationLog] : [],
  head: operatorHead(({ texts }) => texts(adminTexts)('moderation.title')),
  variant: forMembers(Reports, reportsPath),
})
