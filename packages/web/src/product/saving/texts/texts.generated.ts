// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "pin.saved.again": { readonly board: string | number; readonly other: string | number }
  "pin.saved.alike": { readonly board: string | number; readonly other: string | number }
  "pin.save": null
  "pin.saved": null
  "pin.saved.to": { readonly board: string | number }
  "pin.saved.undo": null
  "pin.save.failed": null
  "pin.save.undoFailed": null
  "pin.save.chooseBoard": null
  "pin.save.chooseBoard.short": null
  "pin.save.board": { readonly board: string | number }
  "account.toSave": null
}

const messages = {
  "pin.saved.again": ["Saved to ",["board"],". You have it on ",["other"]," too."],
  "pin.saved.alike": ["Saved to ",["board"],". Something that looks the same is on ",["other"],"."],
  "pin.save": "Save",
  "pin.saved": "Saved",
  "pin.saved.to": ["Saved to ",["board"]],
  "pin.saved.undo": "Undo",
  "pin.save.failed": "This pin could not be saved. Try again.",
  "pin.save.undoFailed": "This could not be undone. Try again.",
  "pin.save.chooseBoard": "Choose board",
  "pin.save.chooseBoard.short": "Board",
  "pin.save.board": ["Board: ",["board"],". Choose another"],
  "account.toSave": "Log in to save this pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
