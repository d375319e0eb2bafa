// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "grid.loadFailed": null
  "grid.end": null
  "grid.failed": null
}

const messages = {
  "grid.loadFailed": "More pins could not be loaded.",
  "grid.end": "You have seen everything here",
  "grid.failed": "These pins could not be loaded",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
