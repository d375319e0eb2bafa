// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "requests.look": null
  "requests.toast": { readonly name: string | number }
  "requests.toast.group": { readonly name: string | number }
  "requests.decline": null
  "requests.declined": null
}

const messages = {
  "requests.look": "Look",
  "requests.toast": [["name"]," would like to send you messages"],
  "requests.toast.group": [["name"]," would like to have you in a conversation"],
  "requests.decline": "Decline",
  "requests.declined": "Declined. They are not told.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
