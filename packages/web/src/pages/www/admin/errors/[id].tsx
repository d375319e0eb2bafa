import { errorDetail, errorsPath } from '../../../../features/admin/errors/error-requests.ts'
import { ErrorPage } from '../../../../features/admin/errors/ErrorPage.tsx'
import { texts as errorTexts } from '../../../../features/admin/errors/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../../../router/define-page.ts'
import { mayRunTheSite } from '../../../../product/accounts/staff.ts'
import { forMembers } from '../../../for-members.tsx'
import { operatorHead } from '../../../operator-head.ts'

const fingerprint = (value: string): string | undefined => (/^[0-9a-f]{32}$/.test(value) ? value : undefined)

const OneError = ({ params }: PageProps<{ readonly id: string }>) => <ErrorPage id={params.id} />

/** /admin/errors/:id (ours): one error, for owners and employees. */
export const page = definePage({
  params: { id: fingerprint },
  data: ({ params, viewer }) => (mayRunTheSite(viewer) ? [errorDetail(params.id)] : []),
  head: operatorHead(({ texts }) => texts(errorTexts)('errors.title')),
  variant: forMembers(OneError, errorsPath),
})
