// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "builder.more": null
  "builder.field.title": null
  "builder.field.description": null
  "builder.field.alt": null
  "builder.field.alt.hint": null
  "builder.field.link": null
  "builder.field.link.hint": null
}

const messages = {
  "builder.more": "Alt text and link",
  "builder.field.title": "Title",
  "builder.field.description": "Description",
  "builder.field.alt": "Alt text",
  "builder.field.alt.hint": "Describe the image for people who can’t see it.",
  "builder.field.link": "Link",
  "builder.field.link.hint": "Where it’s from, starting with https://",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
