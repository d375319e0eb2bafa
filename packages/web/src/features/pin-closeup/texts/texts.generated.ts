// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "closeup.back": null
  "closeup.zoom.magnify": null
  "closeup.zoom": null
  "closeup.zoom.close": null
  "closeup.savedOn": null
  "closeup.firstPinnedBy": null
  "closeup.more": null
  "closeup.more.empty": null
}

const messages = {
  "closeup.back": "Back",
  "closeup.zoom.magnify": "Magnify",
  "closeup.zoom": "Zoom in",
  "closeup.zoom.close": "Close zoom",
  "closeup.savedOn": "Saved to",
  "closeup.firstPinnedBy": "First pinned by",
  "closeup.more": "More like this",
  "closeup.more.empty": "Nothing similar yet",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
