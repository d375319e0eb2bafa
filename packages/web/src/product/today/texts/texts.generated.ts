// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "explore.nav": null
  "explore.nav.today": null
  "explore.nav.ideas": null
  "explore.nav.videos": null
  "explore.nav.shopping": null
  "today.collection.topic": { readonly topic: string | number }
  "today.collection.any": null
  "today.collection.any.text": null
}

const messages = {
  "explore.nav": "Explore",
  "explore.nav.today": "Today",
  "explore.nav.ideas": "Ideas",
  "explore.nav.videos": "Videos",
  "explore.nav.shopping": "Shopping",
  "today.collection.topic": ["Popular in ",["topic"]],
  "today.collection.any": "What people are saving",
  "today.collection.any.text": "The pins people saved most lately.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
