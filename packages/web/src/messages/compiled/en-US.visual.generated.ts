// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "visual.title": "Search by picture",
  "visual.back": "Back to the pin",
  "visual.picture": "The picture you search by",
  "visual.box": "Part of the picture",
  "visual.box.help": "Drag the box or a corner. With the keyboard: arrow keys move what has the focus, with Shift they take larger steps.",
  "visual.box.state": [
    "From ",
    [
      "left"
    ],
    " of the width and ",
    [
      "top"
    ],
    " of the height, ",
    [
      "width"
    ],
    " wide and ",
    [
      "height"
    ],
    " high"
  ],
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
  "visual.price.range": [
    [
      "min"
    ],
    " to ",
    [
      "max"
    ]
  ],
  "visual.price.upTo": [
    "Up to ",
    [
      "max"
    ]
  ],
  "visual.domains": "Websites",
  "visual.categories": "Subjects",
  "visual.own": "Search by a picture of your own",
  "visual.toSearch": "Log in to search by a picture of your own",
  "visual.own.choose": "Choose a picture",
  "visual.own.camera": "Use the camera",
  "visual.own.hint": "Or paste one, or drop it here. It is only searched by, and not kept.",
  "visual.own.sending": "Sending the picture",
  "visual.own.another": "Search by another picture",
  "visual.own.gone": "The picture itself is shown only in the tab that sent it. It can still be searched by for an hour.",
  "visual.own.missing": "Which picture?",
  "visual.own.missing.text": "Choose one to see what looks like it.",
  "visual.camera": "Search by what the camera sees",
  "visual.camera.refused": "The camera cannot be used here. Allow it in the browser, or choose a picture.",
  "visual.camera.hold": "Hold this view",
  "visual.camera.stop": "Stop the camera"
} as Messages
