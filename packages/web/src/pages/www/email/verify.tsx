import { MailLink } from '../../../features/account/MailLink.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

const Follow = () => <MailLink purpose="verify" />

/** /email/verify/?token=…, linked in an email. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('link.verify.title'), isPrivate: true }),
  variant: () => Follow,
})
