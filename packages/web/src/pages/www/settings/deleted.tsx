import { AccountDeleted } from '../../../features/account/AccountDeleted.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'
import { settingsPath } from '../../../product/addresses.ts'

/** /settings/deleted/, where a deletion leads. Whoever has an account is in the wrong place. */
export const page = definePage({
  head: ({ viewer, texts }) => ({
    title: texts(accountTexts)('deletion.done'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && { redirect: settingsPath }),
  }),
  variant: () => AccountDeleted,
})
