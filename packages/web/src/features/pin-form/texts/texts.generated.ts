// Made by `npm run gen` from the sources next to it.
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
  "closeup.edit.captions": null
  "closeup.edit.captions.page": { readonly page: number }
  "closeup.edit.captions.video": { readonly page: number; readonly video: number }
  "closeup.edit.tags": null
  "closeup.edit.pictures": null
  "closeup.edit.picture": { readonly place: number }
  "closeup.edited": null
  "changeBoard.title": null
  "changeBoard.text": null
  "changeBoard.many": null
  "changeBoard.done": null
}

const messages = {
  "closeup.delete.title": ["Delete “",["title"],"”?"],
  "closeup.delete.untitled": "Delete this pin?",
  "closeup.delete.text": ["It’ll be removed from ",["board"],". Copies other people saved will stay."],
  "closeup.deleted": ["“",["title"],"” deleted"],
  "closeup.deleted.untitled": "Pin deleted",
  "closeup.restored": "Pin restored",
  "closeup.edit.title": "Edit pin",
  "closeup.edit.save": "Save changes",
  "closeup.edit.captions": "Captions",
  "closeup.edit.captions.page": ["Page ",["page","number"]],
  "closeup.edit.captions.video": ["Page ",["page","number"],", video ",["video","number"]],
  "closeup.edit.tags": "Tags",
  "closeup.edit.pictures": "Images",
  "closeup.edit.picture": ["Image ",["place","number"]],
  "closeup.edited": "Pin updated",
  "changeBoard.title": "Your pin has moved",
  "changeBoard.text": "It’s now the newest pin on its new board, with its comments and reactions. Copies other people saved stay where they are.",
  "changeBoard.many": "To move several pins at once, open a board and choose Organize.",
  "changeBoard.done": "Got it",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
