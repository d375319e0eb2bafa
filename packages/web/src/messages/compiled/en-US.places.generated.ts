// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "board.followers": [
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
  "board.collaborators": "Collaborators",
  "board.people": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " person"
        ],
        "other": [
          "#",
          " people"
        ]
      }
    ]
  ],
  "board.andOthers": [
    [
      "count",
      "plural",
      {
        "one": [
          "and ",
          "#",
          " other"
        ],
        "other": [
          "and ",
          "#",
          " others"
        ]
      }
    ]
  ],
  "board.sections": "Sections",
  "board.tabs": [
    "Views of ",
    [
      "name"
    ]
  ],
  "board.tab.pins": "Pins",
  "board.tab.ideas": "More ideas",
  "board.tab.fresh": "New",
  "board.ideas": [
    "Ideas for ",
    [
      "name"
    ]
  ],
  "board.ideas.interests": "Interests",
  "board.ideas.none": "No ideas yet",
  "board.ideas.none.text": "They come from boards of others that have something in common with this one. Save a few pins first.",
  "board.sensitive.title": "This board may be hard to look at",
  "board.sensitive.mature": "Its owner says that it is for adults.",
  "board.sensitive.graphic": "Its owner says that it shows violence or injuries.",
  "board.sensitive.distressing": "Its owner says that some people may find it distressing.",
  "board.sensitive.show": "Show the board",
  "board.sensitive.back": "Go back",
  "board.empty.beside": "Every pin of this board is in a section.",
  "section.back": [
    "Back to ",
    [
      "board"
    ]
  ],
  "section.empty.others": "Nothing in this section yet",
  "board.empty.others": "Nothing here yet",
  "board.empty.others.text": [
    [
      "name"
    ],
    " has not saved anything to this board so far."
  ],
  "profile.tab.created": "Created",
  "profile.tab.saved": "Saved",
  "profile.tab.stories": "Stories",
  "profile.tab.tried": "Tried",
  "profile.story": [
    "Stories by ",
    [
      "name"
    ]
  ],
  "profile.tried": [
    "Pins that ",
    [
      "name"
    ],
    " tried"
  ],
  "profile.empty.story": "No stories here",
  "profile.empty.tried": "No tried pins here",
  "profile.tabs": [
    "What ",
    [
      "name"
    ],
    " shares"
  ],
  "profile.followers": [
    [
      "count",
      "plural",
      {
        "one": [
          "follower"
        ],
        "other": [
          "followers"
        ]
      }
    ]
  ],
  "profile.following": "following",
  "profile.blocked": [
    "You have blocked ",
    [
      "name"
    ]
  ],
  "profile.blocked.empty": [
    "Nothing of ",
    [
      "name"
    ],
    " is shown to you"
  ],
  "profile.blocked.empty.text": "As long as they are blocked, what they share stays out of your way, and what you share out of theirs.",
  "profile.share.private": "Copy link (only followers can open it)",
  "profile.unblock": "Unblock",
  "profile.more": [
    "More about ",
    [
      "name"
    ]
  ],
  "profile.report": "Report",
  "profile.block": "Block",
  "profile.message": "Message",
  "merchant.title": "Verified merchant.",
  "merchant.text": [
    "Whoever runs this site has checked that ",
    [
      "name"
    ],
    " is behind ",
    [
      "domain"
    ],
    "."
  ],
  "merchant.dismiss": "Got it, do not show this again",
  "merchant.storefront": "Shop for",
  "merchant.storefront.option": [
    [
      "country"
    ],
    " · ",
    [
      "language"
    ]
  ],
  "merchant.shop.named": [
    "Shop at ",
    [
      "domain"
    ],
    ", in a new tab"
  ],
  "profile.pins": [
    [
      "count",
      "plural",
      {
        "one": [
          "pin"
        ],
        "other": [
          "pins"
        ]
      }
    ]
  ],
  "profile.boards": [
    "Boards of ",
    [
      "name"
    ]
  ],
  "profile.created": [
    "Pins made by ",
    [
      "name"
    ]
  ],
  "profile.empty.created.others": [
    [
      "name"
    ],
    " shows no pins here"
  ],
  "profile.empty.saved.others": [
    [
      "name"
    ],
    " shows no boards here"
  ],
  "notHereYet.title": "Not here yet",
  "notHereYet.text": "This part of Corkboard is still being built. Everything else works."
} as Messages
