// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "age.now": "Now",
  "age.minutes": [
    [
      "count"
    ],
    " min"
  ],
  "age.hours": [
    [
      "count"
    ],
    " h"
  ],
  "age.days": [
    [
      "count"
    ],
    " d"
  ]
} as Messages
