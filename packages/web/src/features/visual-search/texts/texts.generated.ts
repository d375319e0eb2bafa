// Made by `npm run gen` from the sources beside it.
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
  "visual.title": "Search by picture",
  "visual.back": "Back to the pin",
  "visual.picture": "The picture you search by",
  "visual.box": "Part of the picture",
  "visual.box.help": "Drag the box or a corner. With the keyboard: arrow keys move what has the focus, with Shift they take larger steps.",
  "visual.box.state": ["From ",["left"]," of the width and ",["top"]," of the height, ",["width"]," wide and ",["height"]," high"],
  "visual.handle.whole": "Move the box",
  "visual.handle.topLeft": "Upper left corner",
  "visual.handle.topRight": "Upper right corner",
  "visual.handle.bottomLeft": "Lower left corner",
  "visual.handle.bottomRight": "Lower right corner",
  "visual.whole": "Search by the whole picture",
  "visual.part": "Search by a part of it",
  "visual.results": "Pins that look like it",
  "visual.empty": "Nothing here looks like it",
  "visual.empty.part": "Nothing here looks like this part. Try a larger box.",
  "visual.empty.filtered": "Nothing that looks like it is left. Try fewer filters.",
  "visual.filters": "Narrow it down",
  "visual.filters.clear": "Clear filters",
  "visual.shopping": "Products",
  "visual.price": "Prices",
  "visual.price.range": [["min"]," to ",["max"]],
  "visual.price.upTo": ["Up to ",["max"]],
  "visual.domains": "Websites",
  "visual.categories": "Subjects",
  "visual.own": "Search by a picture of your own",
  "visual.toSearch": "Log in to search by a picture of your own",
  "visual.own.choose": "Choose a picture",
  "visual.own.camera": "Use the camera",
  "visual.own.hint.choose": "We only search with it. We don’t keep it.",
  "visual.own.hint": "Or paste one, or drop it here. It is only searched by, and not kept.",
  "visual.own.sending": "Sending the picture",
  "visual.own.another": "Search by another picture",
  "visual.own.gone": "The picture itself is shown only in the tab that sent it. It can still be searched by for an hour.",
  "visual.own.missing": "Which picture?",
  "visual.own.missing.text": "Choose one to see what looks like it.",
  "visual.camera": "Search by what the camera sees",
  "visual.camera.refused": "The camera cannot be used here. Allow it in the browser, or choose a picture.",
  "visual.camera.hold": "Hold this view",
  "visual.camera.stop": "Stop the camera",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
