// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "invite.title": [
    [
      "name"
    ],
    " invites you to Corkboard"
  ],
  "invite.text": [
    "Sign up, and you follow ",
    [
      "name"
    ],
    " right away."
  ],
  "invite.signUp": "Sign up",
  "invite.close": "Close the invite",
  "invite.toast": [
    [
      "name"
    ],
    " invites you to follow them"
  ],
  "invite.toast.narrow": [
    [
      "name"
    ],
    " invites you"
  ],
  "invite.follow": "Follow",
  "invite.followed": [
    "You follow ",
    [
      "name"
    ]
  ],
  "invites.title": "Invite people",
  "invites.text": "Whoever signs up with your link follows you. It works for a while, and for some people only.",
  "invites.close": "Close",
  "invites.create": "Make a link",
  "invites.link": "Your link",
  "invites.once": "It is shown only now: copy it before you close this.",
  "invites.copy": "Copy link",
  "invites.copied": "Link copied",
  "invites.copyFailed": "The link could not be copied. Mark and copy it by hand.",
  "invites.list": "Links that work",
  "invites.none": "No link of yours works at the moment.",
  "invites.made": [
    "Made ",
    [
      "date"
    ]
  ],
  "invites.left": [
    [
      "count",
      "plural",
      {
        "one": [
          "For one more person until ",
          [
            "date"
          ]
        ],
        "other": [
          "For ",
          "#",
          " more people until ",
          [
            "date"
          ]
        ]
      }
    ]
  ],
  "invites.end": "End",
  "invites.end.named": [
    "End the link made ",
    [
      "date"
    ]
  ],
  "invites.ended": "The link does not work any more",
  "invites.failed": "Your links could not be loaded"
} as Messages
