import { PasswordReset } from '../../../features/account/PasswordReset.tsx'
import { messages } from '../../../messages/compiled/en-US.settings.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

/** /password/reset/, where a forgotten password ends; mails lead here with a `token`. */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'reset.title'), isPrivate: true }),
  variant: () => PasswordReset,
})
