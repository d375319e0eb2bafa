// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "offsite.title": null
  "offsite.text": { readonly domain: string | number }
  "offsite.address": null
  "offsite.back": null
  "offsite.go": null
}

const messages = {
  "offsite.title": "This link may be unsafe",
  "offsite.text": ["It leads to ",["domain"],". People who look after this site have reason to believe that pages there may do harm: take passwords, install programs, or pretend to be somebody else."],
  "offsite.address": "Where it leads",
  "offsite.back": "Go back to the pin",
  "offsite.go": "Open it anyway",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
