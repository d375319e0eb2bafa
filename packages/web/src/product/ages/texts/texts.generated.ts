// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "age.now": null
  "age.minutes": { readonly count: string | number }
  "age.hours": { readonly count: string | number }
  "age.days": { readonly count: string | number }
}

const messages = {
  "age.now": "Now",
  "age.minutes": [["count"]," min"],
  "age.hours": [["count"]," h"],
  "age.days": [["count"]," d"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
