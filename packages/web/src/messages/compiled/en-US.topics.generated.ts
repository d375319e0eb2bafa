// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "home.tabs": "What your home feed is about",
  "home.tab.all": "All",
  "home.tab.empty": "Nothing here yet",
  "home.tab.empty.text": "New pins about it will stand here.",
  "home.tab.empty.all": "See everything",
  "likes.title": "What do you like?",
  "likes.text": "Choose three topics or more, and your home feed is about them.",
  "likes.topics": "Topics to choose from",
  "likes.count": [
    [
      "count",
      "plural",
      {
        "0": [
          "None chosen yet"
        ],
        "1": [
          "One chosen, two to go"
        ],
        "2": [
          "Two chosen, one to go"
        ],
        "other": [
          "#",
          " chosen"
        ]
      }
    ]
  ],
  "likes.done": "Show me",
  "likes.skip": "Not now",
  "likes.failed": "Your choice could not be kept. Try again.",
  "likes.ready": "Your home feed is about what you chose.",
  "reason.topic.brief": [
    [
      "name"
    ],
    " · you follow it"
  ],
  "reason.guess.brief": [
    [
      "name"
    ],
    " · you often save it"
  ],
  "reason.board.brief": [
    "For your board ",
    [
      "name"
    ]
  ],
  "reason.walk.brief": [
    "Like ",
    [
      "name"
    ]
  ],
  "topic.followers": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " follower"
        ],
        "other": [
          "#",
          " followers"
        ]
      }
    ]
  ],
  "topic.follow": "Follow",
  "topic.following": "Following",
  "topic.follow.named": [
    "Follow ",
    [
      "name"
    ]
  ],
  "topic.unfollow.named": [
    "Stop following ",
    [
      "name"
    ]
  ],
  "topic.parent": "Part of",
  "topic.related": [
    "Topics near ",
    [
      "name"
    ]
  ],
  "topic.pins": [
    "Pins about ",
    [
      "name"
    ]
  ],
  "topic.empty": [
    "No pins about ",
    [
      "name"
    ],
    " yet"
  ],
  "topic.empty.text": "Follow it, and you will see the first of them at home."
} as Messages
