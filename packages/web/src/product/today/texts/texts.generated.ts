// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "explore.nav": null
  "explore.nav.today": null
  "explore.nav.ideas": null
  "explore.nav.videos": null
  "explore.nav.shopping": null
}

const messages = {
  "explore.nav": "Explore",
  "explore.nav.today": "Today",
  "explore.nav.ideas": "Ideas",
  "explore.nav.videos": "Videos",
  "explore.nav.shopping": "Shopping",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
