// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "closeup.tag": { readonly name: string | number }
  "closeup.tag.untitled": null
  "closeup.tag.leave": null
  "closeup.tag.left": null
}

const messages = {
  "closeup.tag": ["Tag: ",["name"]],
  "closeup.tag.untitled": "Untitled pin",
  "closeup.tag.leave": "Remove me from this pin",
  "closeup.tag.left": "You’re no longer tagged in this pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
