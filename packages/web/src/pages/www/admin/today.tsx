import { EditorialPage } from '../../../features/admin/today/EditorialPage.tsx'
import { editorialArticles, editorialLog, editorialPath } from '../../../features/admin/today/editorial-requests.ts'
import { AdminTexts } from '../../../messages/AdminTexts.tsx'
import { messages } from '../../../messages/compiled/en-US.editorial.generated.ts'
import { EditorialTexts } from '../../../messages/EditorialTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'
import { mayRunTheSite } from '../../../product/accounts/staff.ts'
import { forMembers } from '../../for-members.tsx'
import { operatorHead } from '../../operator-head.ts'

const Editorial = () => (
  <AdminTexts>
    <EditorialTexts>
      <EditorialPage />
    </EditorialTexts>
  </AdminTexts>
)

/** /admin/today (ours), for owners and employees. */
export const page = definePage({
  data: ({ viewer }) => (mayRunTheSite(viewer) ? [editorialArticles(), editorialLog] : []),
  head: operatorHead(plainText(messages, 'editorial.title')),
  variant: forMembers(Editorial, editorialPath),
})
