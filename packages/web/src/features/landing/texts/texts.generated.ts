// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "landing.pitch": null
  "landing.title": null
  "landing.browse": null
  "landing.grid": null
  "landing.today": null
}

const messages = {
  "landing.pitch": "Pin pictures to boards, find more like them, and share what you gather, on a server of your own.",
  "landing.title": "Keep the things you love in one place",
  "landing.browse": "Just look around",
  "landing.grid": "Fresh on the board",
  "landing.today": "See today’s collections",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
