// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "preference.unsaved": null
  "preference.undo": null
  "settings.save": null
  "settings.saved": null
}

const messages = {
  "preference.unsaved": "Unsaved changes",
  "preference.undo": "Undo changes",
  "settings.save": "Save",
  "settings.saved": "Saved",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
