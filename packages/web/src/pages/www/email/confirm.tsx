import { MailLink } from '../../../features/account/MailLink.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

const Follow = () => <MailLink purpose="confirm" />

/** /email/confirm/?token=…, linked in an email. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('link.confirm.title'), isPrivate: true }),
  variant: () => Follow,
})
