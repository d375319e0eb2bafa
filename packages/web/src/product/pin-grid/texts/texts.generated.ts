// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "grid.loadFailed": null
  "grid.end": null
  "grid.failed": null
}

const messages = {
  "grid.loadFailed": "We couldn’t load more pins.",
  "grid.end": "You’re all caught up",
  "grid.failed": "We couldn’t load these pins",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
