import { EditorialPage } from '../../../features/admin/today/EditorialPage.tsx'
import { editorialArticles, editorialLog, editorialPath } from '../../../features/admin/today/editorial-requests.ts'
import { texts as adminTodayTexts } from '../../../features/admin/today/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'
import { mayRunTheSite } from '../../../product/accounts/staff.ts'
import { forMembers } from '../../for-members.tsx'
import { operatorHead } from '../../operator-head.ts'

/** /admin/today (ours), for owners and employees. */
export const page = definePage({
  data: ({ viewer }) => (mayRunTheSite(viewer) ? [editorialArticles(), editorialLog] : []),
  head: operatorHead(({ texts }) => texts(adminTodayTexts)('editorial.title')),
  variant: forMembers(EditorialPage, editorialPath),
})
