import { definePage } from '../../router/define-page.ts'
import { settingsPath } from '../../product/addresses.ts'

const Nothing = () => null

/** /settings (ours) has no page of its own: it redirects to the first section, which shows the list of the others. */
export const page = definePage({
  head: () => ({ title: '', redirect: settingsPath }),
  variant: () => Nothing,
})
