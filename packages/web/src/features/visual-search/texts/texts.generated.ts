// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "visual.title": null
  "visual.back": null
  "visual.picture": null
  "visual.box": null
  "visual.box.help": null
  "visual.box.state": { readonly left: string | number; readonly top: string | number; readonly width: string | number; readonly height: string | number }
  "visual.handle.whole": null
  "visual.handle.topLeft": null
  "visual.handle.topRight": null
  "visual.handle.bottomLeft": null
  "visual.handle.bottomRight": null
  "visual.whole": null
  "visual.part": null
  "visual.results": null
  "visual.empty": null
  "visual.empty.part": null
  "visual.empty.filtered": null
  "visual.filters": null
  "visual.filters.clear": null
  "visual.shopping": null
  "visual.price": null
  "visual.price.range": { readonly min: string | number; readonly max: string | number }
  "visual.price.upTo": { readonly max: string | number }
  "visual.domains": null
  "visual.categories": null
  "visual.own": null
  "visual.toSearch": null
  "visual.toSearch.new": null
  "visual.own.account": null
  "visual.own.choose": null
  "visual.own.camera": null
  "visual.own.hint.choose": null
  "visual.own.hint": null
  "visual.own.sending": null
  "visual.own.another": null
  "visual.own.gone": null
  "visual.own.missing": null
  "visual.own.missing.text": null
  "visual.camera": null
  "visual.camera.refused": null
  "visual.camera.hold": null
  "visual.camera.stop": null
}

const messages = {
  "visual.title": "Visual search",
  "visual.back": "Back to the pin",
  "visual.picture": "The image you’re searching with",
  "visual.box": "Crop",
  "visual.box.help": "Drag the box or a corner. With a keyboard, use the arrow keys; hold Shift for larger steps.",
  "visual.box.state": [["left"]," from the left, ",["top"]," from the top, ",["width"]," wide and ",["height"]," high"],
  "visual.handle.whole": "Move the box",
  "visual.handle.topLeft": "Top left corner",
  "visual.handle.topRight": "Top right corner",
  "visual.handle.bottomLeft": "Bottom left corner",
  "visual.handle.bottomRight": "Bottom right corner",
  "visual.whole": "Use whole image",
  "visual.part": "Crop",
  "visual.results": "Similar pins",
  "visual.empty": "No similar pins yet",
  "visual.empty.part": "No similar pins for this part. Try a larger box.",
  "visual.empty.filtered": "No similar pins match. Try fewer filters.",
  "visual.filters": "Narrow it down",
  "visual.filters.clear": "Clear filters",
  "visual.shopping": "Products",
  "visual.price": "Price",
  "visual.price.range": [["min"]," to ",["max"]],
  "visual.price.upTo": ["Up to ",["max"]],
  "visual.domains": "Websites",
  "visual.categories": "Topics",
  "visual.own": "Search with your photo",
  "visual.toSearch": "Log in to search with your photo",
  "visual.toSearch.new": "Create an account to search with your photo",
  "visual.own.account": "You’ll need a free account.",
  "visual.own.choose": "Choose a photo",
  "visual.own.camera": "Use camera",
  "visual.own.hint.choose": "We don’t keep it.",
  "visual.own.hint": "Or paste or drop one here. We don’t keep it.",
  "visual.own.sending": "Uploading your photo",
  "visual.own.another": "Search with another photo",
  "visual.own.gone": "Your photo only shows in the tab you chose it in. You can search with it for another hour.",
  "visual.own.missing": "Start with a photo",
  "visual.own.missing.text": "Choose one and we’ll find pins that look like it.",
  "visual.camera": "Search with your camera",
  "visual.camera.refused": "We can’t use your camera. Allow it in your browser, or choose a photo.",
  "visual.camera.hold": "Take photo",
  "visual.camera.stop": "Stop camera",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
