import { PasswordReset } from '../../../features/account/PasswordReset.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'

/** /password/reset/, for forgotten passwords; emails link here with a `token`. */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(accountTexts)('reset.title'), isPrivate: true }),
  variant: () => PasswordReset,
})
