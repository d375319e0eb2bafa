// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "closeup.delete.title": { readonly title: string | number }
  "closeup.delete.untitled": null
  "closeup.delete.text": { readonly board: string | number }
  "closeup.deleted": { readonly title: string | number }
  "closeup.deleted.untitled": null
  "closeup.restored": null
  "closeup.edit.title": null
  "closeup.edit.save": null
  "closeup.edited": null
  "changeBoard.title": null
  "changeBoard.text": null
  "changeBoard.many": null
  "changeBoard.done": null
}

const messages = {
  "closeup.delete.title": ["Delete “",["title"],"”?"],
  "closeup.delete.untitled": "Delete this pin?",
  "closeup.delete.text": ["It disappears from ",["board"],". Copies that others saved stay."],
  "closeup.deleted": ["“",["title"],"” is deleted"],
  "closeup.deleted.untitled": "The pin is deleted",
  "closeup.restored": "The pin is back",
  "closeup.edit.title": "Edit pin",
  "closeup.edit.save": "Save changes",
  "closeup.edited": "Pin saved",
  "changeBoard.title": "Your pin has moved",
  "changeBoard.text": "It’s the newest pin on its new board and keeps its comments and reactions. Copies that others saved stay where they are.",
  "changeBoard.many": "To move several at once, open a board and choose Organize.",
  "changeBoard.done": "Got it",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
