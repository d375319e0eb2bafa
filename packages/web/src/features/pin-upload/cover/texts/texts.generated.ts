// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "cover.open": null
  "cover.title": null
  "cover.close": null
  "cover.cancel": null
  "cover.apply": null
  "cover.stills": null
  "cover.still": { readonly place: number; readonly count: number }
  "cover.own": null
  "cover.own.chosen": null
}

const messages = {
  "cover.open": "Choose cover",
  "cover.title": "Choose a cover",
  "cover.close": "Close",
  "cover.cancel": "Cancel",
  "cover.apply": "Use as cover",
  "cover.stills": "Images from the video",
  "cover.still": ["Image ",["place","number"]," of ",["count","number"]],
  "cover.own": "Upload an image",
  "cover.own.chosen": "Your image",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
