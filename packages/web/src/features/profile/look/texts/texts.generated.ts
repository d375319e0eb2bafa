// Made by `npm run gen` from the sources beside it.
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
  "look.title": "Cover and view",
  "look.cover": "Cover",
  "look.cover.now": "Your cover",
  "look.cover.none": "The newest pictures of your boards",
  "look.cover.upload": "Upload a cover",
  "look.cover.change": "Upload another",
  "look.cover.sending": "Sending your cover",
  "look.cover.remove": "Remove cover",
  "look.cover.removed": "Your cover is gone",
  "look.cover.changed": "This is your cover now",
  "look.cover.pins": "Or one of your pins",
  "look.cover.pin": ["Use “",["title"],"” as cover"],
  "look.cover.untitled": "a pin without a title",
  "look.tab": "Your profile opens with",
  "look.boards": "Boards are shown",
  "look.boards.large": "Large",
  "look.boards.compact": "Small, more at a glance",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
