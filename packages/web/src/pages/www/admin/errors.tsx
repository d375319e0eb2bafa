import { errorGroups, errorsPath } from '../../../features/admin/errors/error-requests.ts'
import { ErrorsPage } from '../../../features/admin/errors/ErrorsPage.tsx'
import { texts as errorTexts } from '../../../features/admin/errors/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { mayRunTheSite } from '../../../product/accounts/staff.ts'
import { forMembers } from '../../for-members.tsx'
import { operatorHead } from '../../operator-head.ts'

const Errors = ({ search }: PageProps) => <ErrorsPage isResolved={search['resolved'] !== undefined} />

/** /admin/errors (ours), for owners and employees. */
export const page = definePage({
  query: ['resolved'],
  data: ({ viewer, search }) => (mayRunTheSite(viewer) ? [errorGroups(search['resolved'] !== undefined)] : []),
  head: operatorHead(({ texts }) => texts(errorTexts)('errors.title')),
  variant: forMembers(Errors, errorsPath),
})
