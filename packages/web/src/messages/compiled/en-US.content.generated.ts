// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "content.carousel": "Carousel",
  "content.pictures": "Pictures",
  "content.place": [
    [
      "place"
    ],
    " of ",
    [
      "count"
    ]
  ],
  "content.previous": "Previous picture",
  "content.next": "Next picture",
  "content.video": "Video",
  "content.story": "Story",
  "content.story.page": [
    "Page ",
    [
      "place"
    ],
    " of ",
    [
      "count"
    ]
  ],
  "content.story.previous": "Previous page",
  "content.story.next": "Next page",
  "content.story.play": "Play",
  "content.story.pause": "Pause",
  "content.story.again": "Play again",
  "content.story.mute": "Turn sound off",
  "content.story.unmute": "Turn sound on",
  "content.story.product": "Look at this pin",
  "content.story.reply": [
    "Answer to ",
    [
      "name"
    ]
  ],
  "content.story.makeup": "Make-up shade",
  "content.story.ingredient": "Ingredient",
  "content.story.supply": "You need",
  "closeup.zoom.magnify": "Magnify"
} as Messages
