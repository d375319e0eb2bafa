// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "pin.card.unnamed": [
    "Pin by ",
    [
      "name"
    ]
  ],
  "person.merchant": "Verified merchant",
  "pin.card.animated": "GIF",
  "pin.card.story": [
    "Story · ",
    [
      "count"
    ]
  ],
  "pin.card.carousel": [
    [
      "count"
    ],
    " pictures"
  ],
  "pin.save": "Save",
  "pin.saved": "Saved",
  "pin.saved.to": [
    "Saved to ",
    [
      "board"
    ]
  ],
  "pin.saved.undo": "Undo",
  "pin.save.failed": "This pin could not be saved. Try again.",
  "pin.save.undoFailed": "This could not be undone. Try again.",
  "pin.save.chooseBoard": "Choose board",
  "pin.save.chooseBoard.short": "Board",
  "pin.save.board": [
    "Board: ",
    [
      "board"
    ],
    ". Choose another"
  ],
  "pin.more": "More actions",
  "pin.share": "Share",
  "pin.share.copy": "Copy link",
  "pin.share.copied": "Link copied",
  "pin.share.failed": "The link could not be copied. It is in the address bar of the pin’s page.",
  "pin.share.device": "Share…",
  "pin.visit": [
    "Visit ",
    [
      "domain"
    ]
  ],
  "grid.loadFailed": "More pins could not be loaded.",
  "grid.end": "You have seen everything here",
  "grid.failed": "These pins could not be loaded",
  "closeup.title": [
    "Pin by ",
    [
      "name"
    ]
  ],
  "closeup.untitled": "Untitled pin",
  "closeup.zoom": "Look closer",
  "closeup.zoom.close": "Close the large picture",
  "closeup.savedOn": "Saved to",
  "closeup.firstPinnedBy": "First pinned by",
  "closeup.followers": [
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
  "closeup.more": "More like this",
  "closeup.more.empty": "Nothing like it yet",
  "follow.follow": "Follow",
  "follow.following": "Following",
  "follow.person": [
    "Follow ",
    [
      "name"
    ]
  ],
  "follow.person.stop": [
    "Following ",
    [
      "name"
    ],
    ", unfollow"
  ],
  "follow.board": "Follow board",
  "follow.failed": "That did not work. Try again.",
  "board.privacy.protected": "Protected",
  "board.privacy.secret": "Secret",
  "board.pins": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " pin"
        ],
        "other": [
          "#",
          " pins"
        ]
      }
    ]
  ],
  "board.by": [
    "Board by ",
    [
      "name"
    ]
  ],
  "builder.choose": "Choose pictures",
  "account.toSave": "Log in to save this pin",
  "account.toFollow": "Log in to follow",
  "account.logIn": "Log in",
  "account.signUp": "Sign up",
  "site.name": "Corkboard",
  "header.label": "Site",
  "header.home": "Home",
  "header.search": "Search",
  "header.search.clear": "Clear search",
  "header.logIn": "Log in",
  "header.signUp": "Sign up",
  "header.skip": "Skip to content",
  "shell.loading": "Loading....",
  "shell.waiting": "Loading",
  "shell.toasts": "Messages",
  "shell.dismiss": "Dismiss",
  "error.default": "Sorry! Something went wrong on our end!",
  "error.retry": "Try again",
  "error.home": "Go to the home page",
  "error.notFound.title": "This page is not here",
  "error.notFound.text": "The link may be broken, or what it led to may have been removed.",
  "error.gone.title": "This page is gone",
  "error.gone.text": "What was here has been removed.",
  "home.title": "Home",
  "home.label": "Home feed"
} as Messages
