import { MailSubscription } from '../../../features/account/MailSubscription.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

/** /email/subscription/?token=…, linked in an email. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('subscription.title'), isPrivate: true }),
  variant: () => MailSubscription,
})
