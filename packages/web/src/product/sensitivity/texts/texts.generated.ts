// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "sensitive.board": null
  "sensitive.pin": null
  "sensitive.mature": null
  "sensitive.graphic": null
  "sensitive.distressing": null
  "sensitive.board.mature": null
  "sensitive.board.graphic": null
  "sensitive.board.distressing": null
  "sensitive.board.show": null
  "sensitive.pin.show": null
  "sensitive.back": null
}

const messages = {
  "sensitive.board": "This board may be hard to look at",
  "sensitive.pin": "This pin may be hard to look at",
  "sensitive.mature": "It’s from a board for adults.",
  "sensitive.graphic": "It’s from a board that shows violence or injuries.",
  "sensitive.distressing": "It’s from a board that some people may find distressing.",
  "sensitive.board.mature": "Its owner says it’s for adults.",
  "sensitive.board.graphic": "Its owner says it shows violence or injuries.",
  "sensitive.board.distressing": "Its owner says some people may find it distressing.",
  "sensitive.board.show": "Show board",
  "sensitive.pin.show": "Show pin",
  "sensitive.back": "Go back",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
