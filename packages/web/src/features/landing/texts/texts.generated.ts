// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "landing.pitch": null
  "landing.title": null
  "landing.browse": null
  "landing.grid": null
  "landing.today": null
}

const messages = {
  "landing.pitch": "Save what inspires you, find more like it, share it with the people you like. On your own server, without ads.",
  "landing.title": "Keep the things you love in one place",
  "landing.browse": "Just look around",
  "landing.grid": "Fresh on the board",
  "landing.today": "See today’s collections",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
