import { MailLink } from '../../../features/account/MailLink.tsx'
import { messages } from '../../../messages/compiled/en-US.preferences.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

const Follow = () => <MailLink purpose="backup" />

/** /parental-passcode/confirm/?token=…, from a mail to a parent. */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'link.backup.title'), isPrivate: true }),
  variant: () => Follow,
})
