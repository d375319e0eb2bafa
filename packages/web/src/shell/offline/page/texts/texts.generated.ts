// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "offline.site": null
  "offline.title": null
  "offline.text": null
  "offline.retry": null
  "unreachable.title": null
  "unreachable.text": null
}

const messages = {
  "offline.site": "Corkboard",
  "offline.title": "You’re offline",
  "offline.text": "Check your internet connection. This page comes back by itself.",
  "offline.retry": "Try again",
  "unreachable.title": "We can’t reach Corkboard",
  "unreachable.text": "It may be restarting, or your connection is down. This page comes back by itself.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
