// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "crop.open": null
  "crop.title": null
  "crop.close": null
  "crop.cancel": null
  "crop.apply": null
  "crop.shape": null
  "crop.original": null
  "crop.size": null
  "crop.box": { readonly aspect: string | number; readonly x: number; readonly y: number }
  "crop.hint": null
  "crop.hint.tags": null
}

const messages = {
  "crop.open": "Crop",
  "crop.title": "Crop image",
  "crop.close": "Close",
  "crop.cancel": "Cancel",
  "crop.apply": "Apply",
  "crop.shape": "Shape",
  "crop.original": "Original",
  "crop.size": "Size",
  "crop.box": ["The part to keep, ",["aspect"],", ",["x","number","percent"]," from the left, ",["y","number","percent"]," from the top. Move with the arrow keys"],
  "crop.hint": "Drag the frame to move it.",
  "crop.hint.tags": "Cropping removes the tags of the image.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
