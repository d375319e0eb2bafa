import { MailLink } from '../../../features/account/MailLink.tsx'
import { messages } from '../../../messages/compiled/en-US.settings.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

const Follow = () => <MailLink purpose="confirm" />

/** /email/confirm/?token=…, from a mail. */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'link.confirm.title'), isPrivate: true }),
  variant: () => Follow,
})
