// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "products.title": null
  "products.failed": null
}

const messages = {
  "products.title": "Shop the look",
  "products.failed": "We couldn’t load these products",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
