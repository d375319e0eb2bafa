// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "tags.add": null
  "tags.hint": null
  "tags.full": { readonly most: number }
  "tags.list": null
  "tags.remove": { readonly name: string | number }
  "tags.removed": { readonly name: string | number }
  "tags.undo": null
  "tags.untitled": null
  "tags.dot": { readonly name: string | number; readonly x: number; readonly y: number }
  "tags.dialog": null
  "tags.close": null
  "tags.search": null
  "tags.clear": null
  "tags.pins": null
  "tags.pins.own": null
  "tags.pins.none": null
  "tags.people": null
  "tags.people.none": null
}

const messages = {
  "tags.add": "Add a tag",
  "tags.hint": "Press on the image to tag products, pins and people.",
  "tags.full": ["A pin can have up to ",["most","number"]," tags."],
  "tags.list": "Tags on this image",
  "tags.remove": ["Remove the tag ",["name"]],
  "tags.removed": ["Tag ",["name"]," removed"],
  "tags.undo": "Undo",
  "tags.untitled": "Untitled pin",
  "tags.dot": [["name"],", ",["x","number","percent"]," from the left, ",["y","number","percent"]," from the top. Move with the arrow keys"],
  "tags.dialog": "Tag a pin or a person",
  "tags.close": "Close",
  "tags.search": "Search pins and people",
  "tags.clear": "Clear",
  "tags.pins": "Pins",
  "tags.pins.own": "Your pins",
  "tags.pins.none": "No pins found",
  "tags.people": "People",
  "tags.people.none": "No one found",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
