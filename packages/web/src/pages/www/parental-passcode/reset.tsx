import { PasscodeReset } from '../../../features/account/PasscodeReset.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

/** /parental-passcode/reset/?token=…, linked in an email to a parent. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('passcode.reset.title'), isPrivate: true }),
  variant: () => PasscodeReset,
})
