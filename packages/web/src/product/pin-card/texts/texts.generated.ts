// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "pin.card.unnamed": { readonly name: string | number }
  "pin.card.animated": null
  "pin.card.story": { readonly count: string | number }
  "pin.card.carousel": { readonly count: string | number }
  "pin.card.sensitive": null
  "pin.more": null
  "pin.visit": { readonly domain: string | number }
  "closeup.title": { readonly name: string | number }
  "closeup.untitled": null
}

const messages = {
  "pin.card.unnamed": ["Pin by ",["name"]],
  "pin.card.animated": "GIF",
  "pin.card.story": ["Story · ",["count"]],
  "pin.card.carousel": [["count"]," images"],
  "pin.card.sensitive": "Sensitive",
  "pin.more": "More actions",
  "pin.visit": ["Visit ",["domain"]],
  "closeup.title": ["Pin by ",["name"]],
  "closeup.untitled": "Untitled pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
