// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "builder.scheduled": null
}

const messages = {
  "builder.scheduled": "Scheduled for",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
