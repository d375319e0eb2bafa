// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "notHereYet.title": null
  "notHereYet.text": null
}

const messages = {
  "notHereYet.title": "Not here yet",
  "notHereYet.text": "This part of Corkboard is still being built. Everything else works.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
