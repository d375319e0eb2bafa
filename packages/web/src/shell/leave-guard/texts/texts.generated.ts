// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "builder.leave.title": null
  "builder.leave.text": null
  "builder.leave.confirm": null
  "builder.leave.stay": null
}

const messages = {
  "builder.leave.title": "Are you sure you want to dismiss?",
  "builder.leave.text": "You will lose all of your changes. This cannot be undone",
  "builder.leave.confirm": "Dismiss",
  "builder.leave.stay": "Keep editing",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
