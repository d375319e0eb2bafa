// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "picker.failed": null
  "board.section.path": { readonly board: string | number; readonly section: string | number }
  "board.name": null
  "board.privacy.secret.hint": null
  "boardForm.cancel": null
  "boardForm.close": null
  "boardForm.delete.keep": null
  "builder.field.board": null
  "builder.field.board.choose": null
  "profile.createBoard": null
}

const messages = {
  "picker.failed": "We couldn’t load your boards",
  "board.section.path": [["board"]," · ",["section"]],
  "board.name": "Name",
  "board.privacy.secret.hint": "Only you and people you invite can see it.",
  "boardForm.cancel": "Cancel",
  "boardForm.close": "Close",
  "boardForm.delete.keep": "Keep it",
  "builder.field.board": "Board",
  "builder.field.board.choose": "Choose a board",
  "profile.createBoard": "Create board",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
