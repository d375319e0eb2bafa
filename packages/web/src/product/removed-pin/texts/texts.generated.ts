// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "removed.title": { readonly title: string | number }
  "removed.title.untitled": null
  "removed.text": null
  "removed.text.picture": null
  "removed.next": null
  "removed.notifications": null
}

const messages = {
  "removed.title": ["Your pin “",["title"],"” was removed"],
  "removed.title.untitled": "Your pin was removed",
  "removed.text": "An admin removed it. No one can see it anymore.",
  "removed.text.picture": "Its image isn’t allowed on this site. No one can see it anymore.",
  "removed.next": "Think this was a mistake? Write to them. They can restore it.",
  "removed.notifications": "Go to notifications",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
