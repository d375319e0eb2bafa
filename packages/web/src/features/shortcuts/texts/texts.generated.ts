// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "shortcuts.title": null
  "shortcuts.search": null
  "shortcuts.builder": null
  "shortcuts.help": null
  "shortcuts.neighbors": null
  "shortcuts.escape": null
  "shortcuts.close": null
}

const messages = {
  "shortcuts.title": "Keyboard shortcuts",
  "shortcuts.search": "Go to search",
  "shortcuts.builder": "Create a pin",
  "shortcuts.help": "Show this list",
  "shortcuts.neighbors": "Previous or next pin, on a pin’s page",
  "shortcuts.escape": "Go back, or close what’s open",
  "shortcuts.close": "Close",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
