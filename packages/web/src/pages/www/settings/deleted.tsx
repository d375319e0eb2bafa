import { AccountDeleted } from '../../../features/account/AccountDeleted.tsx'
import { messages } from '../../../messages/compiled/en-US.settings.generated.ts'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'
import { settingsPath } from '../../../product/addresses.ts'

/** /settings/deleted/, where a deletion leads. Whoever has an account is in the wrong place. */
export const page = definePage({
  head: ({ viewer }) => ({
    title: plainText(messages, 'deletion.done'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && { redirect: settingsPath }),
  }),
  variant: () => AccountDeleted,
})
