// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "person.merchant": null
}

const messages = {
  "person.merchant": "Verified merchant",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
