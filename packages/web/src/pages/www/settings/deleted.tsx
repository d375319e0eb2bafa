import { AccountDeleted } from '../../../features/account/AccountDeleted.tsx'
import { texts as accountTexts } from '../../../features/account/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'
import { settingsPath } from '../../../product/addresses.ts'

/** /settings/deleted/, shown after an account is deleted. Users with an account do not belong here. */
export const page = definePage({
  head: ({ viewer, texts }) => ({
    title: texts(accountTexts)('deletion.done'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && { redirect: settingsPath }),
  }),
  variant: () => AccountDeleted,
})
