// Made by `npm run gen` from the sources next to it.
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
  "offsite.text": ["It goes to ",["domain"],". Pages there may steal passwords, install malware or pretend to be someone else."],
  "offsite.address": "Where it goes",
  "offsite.back": "Back to the pin",
  "offsite.go": "Open anyway",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
