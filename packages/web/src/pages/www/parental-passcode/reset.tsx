import { PasscodeReset } from '../../../features/account/PasscodeReset.tsx'
import { messages } from '../../../messages/compiled/en-US.preferences.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'

/** /parental-passcode/reset/?token=…, from a mail to a parent. */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'passcode.reset.title'), isPrivate: true }),
  variant: () => PasscodeReset,
})
