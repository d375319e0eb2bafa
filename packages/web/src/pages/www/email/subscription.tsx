import { MailSubscription } from '../../../features/account/MailSubscription.tsx'
import { messages } from '../../../messages/compiled/en-US.preferences.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

/** /email/subscription/?token=…, from a mail. */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'subscription.title'), isPrivate: true }),
  variant: () => MailSubscription,
})
