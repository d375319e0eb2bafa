import { MailLink } from '../../../features/account/MailLink.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

const Follow = () => <MailLink purpose="backup" />

/** /parental-passcode/confirm/?token=…, linked in an email to a parent. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('link.backup.title'), isPrivate: true }),
  variant: () => Follow,
})
