// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "requests.look": null
  "requests.toast": { readonly name: string | number }
  "requests.toast.group": { readonly name: string | number }
  "requests.decline": null
  "requests.declined": null
}

const messages = {
  "requests.look": "View",
  "requests.toast": [["name"]," wants to message you"],
  "requests.toast.group": [["name"]," wants to add you to a conversation"],
  "requests.decline": "Decline",
  "requests.declined": "Declined. They won’t be notified.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
