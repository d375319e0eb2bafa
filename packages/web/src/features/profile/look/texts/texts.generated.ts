// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "look.title": null
  "look.cover": null
  "look.cover.now": null
  "look.cover.none": null
  "look.cover.upload": null
  "look.cover.change": null
  "look.cover.sending": null
  "look.cover.remove": null
  "look.cover.removed": null
  "look.cover.changed": null
  "look.cover.pins": null
  "look.cover.pin": { readonly title: string | number }
  "look.cover.untitled": null
  "look.tab": null
  "look.boards": null
  "look.boards.large": null
  "look.boards.compact": null
}

const messages = {
  "look.title": "Customize",
  "look.cover": "Cover",
  "look.cover.now": "Your cover",
  "look.cover.none": "No cover yet",
  "look.cover.upload": "Upload a cover",
  "look.cover.change": "Upload another",
  "look.cover.sending": "Uploading your cover",
  "look.cover.remove": "Remove cover",
  "look.cover.removed": "Cover removed",
  "look.cover.changed": "Cover updated",
  "look.cover.pins": "Or use one of your pins",
  "look.cover.pin": ["Use “",["title"],"” as cover"],
  "look.cover.untitled": "Untitled pin",
  "look.tab": "Your profile opens on",
  "look.boards": "Board size",
  "look.boards.large": "Large",
  "look.boards.compact": "Small, to see more at once",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
