// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "pin.save": null
  "pin.saved": null
  "pin.saved.undo": null
  "pin.save.failed": null
  "pin.save.undoFailed": null
  "pin.unsave.failed": null
  "pin.save.chooseBoard": null
  "pin.save.chooseBoard.short": null
  "pin.save.board": { readonly board: string | number }
  "account.toSave": null
  "account.toSave.new": null
}

const messages = {
  "pin.save": "Save",
  "pin.saved": "Saved",
  "pin.saved.undo": "Undo",
  "pin.save.failed": "We couldn’t save this pin. Try again.",
  "pin.save.undoFailed": "We couldn’t undo that. Try again.",
  "pin.unsave.failed": "We couldn’t remove this pin. Try again.",
  "pin.save.chooseBoard": "Choose board",
  "pin.save.chooseBoard.short": "Board",
  "pin.save.board": ["Board: ",["board"],". Choose another"],
  "account.toSave": "Log in to save this pin",
  "account.toSave.new": "Create an account to save this",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
