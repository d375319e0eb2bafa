// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "header.create": "Create",
  "header.create.pin": "Create pin",
  "header.create.board": "Create board",
  "header.news": [
    [
      "count",
      "plural",
      {
        "0": [
          "News"
        ],
        "other": [
          "News, ",
          "#",
          " unread"
        ]
      }
    ]
  ],
  "header.messages": [
    [
      "count",
      "plural",
      {
        "0": [
          "Messages"
        ],
        "other": [
          "Messages, ",
          "#",
          " unread"
        ]
      }
    ]
  ],
  "pin.send": "Send to people",
  "header.account": "Your account",
  "header.profile": "Your profile",
  "header.today": "Today, ideas, videos",
  "profile.invite": "Invite people",
  "header.business": "Business hub",
  "header.admin": "Run the site",
  "header.experiments": "Experiments",
  "header.settings": "Settings",
  "header.logOut": "Log out",
  "header.accounts": "Your accounts",
  "header.accounts.add": "Add account",
  "account.add": "Add an account",
  "verification.banner": [
    "Is ",
    [
      "email"
    ],
    " yours? We sent a link there."
  ],
  "verification.banner.kept": [
    "Is ",
    [
      "email"
    ],
    " yours? Mails of this site stay on its server; whoever runs it can read you the link."
  ],
  "verification.banner.owner": [
    "Is ",
    [
      "email"
    ],
    " yours? Your site has no mail server yet: the mail with the link is in the folder “mail” of its data folder."
  ],
  "verification.open": "Verify your email",
  "verification.putAway": "Remind me later",
  "verification.title": "Verify your email",
  "verification.text": "Keep your account secure by verifying your email address. Check the inbox associated with this account for an email from us to continue using the product.",
  "verification.kept": "This site has no mail server yet: its mails are kept instead of being sent. Whoever runs it can read you the link.",
  "verification.owner": "Your site has no mail server yet: its mails are kept in the folder “mail” of its data folder, this one among them.",
  "verification.resend": "Resend email",
  "verification.resent": "Email sent",
  "verification.done": "Got it",
  "verification.close": "Close",
  "ban.text": "Your account cannot make changes at the moment.",
  "header.theme": "Appearance",
  "header.theme.light": "Light",
  "header.theme.dark": "Dark",
  "header.theme.system": "As on your device",
  "pin.download": "Download picture",
  "pin.edit": "Edit pin",
  "pin.delete": "Delete pin",
  "pin.hide": "Hide pin",
  "pin.hidden": "Hidden. It is left out of your feeds.",
  "pin.report": "Report pin",
  "pin.saved.again": [
    "Saved to ",
    [
      "board"
    ],
    ". You have it on ",
    [
      "other"
    ],
    " too."
  ],
  "pin.saved.alike": [
    "Saved to ",
    [
      "board"
    ],
    ". Something that looks the same is on ",
    [
      "other"
    ],
    "."
  ],
  "board.edit": "Edit board",
  "board.delete": "Delete board",
  "board.report": "Report board",
  "board.options": "Board options",
  "board.organize": "Organize",
  "board.archive": "Put away",
  "board.unarchive": "Take out again",
  "board.archived": "This board is put away: it shows in no list.",
  "boardForm.archived": [
    "Board “",
    [
      "name"
    ],
    "” is put away"
  ],
  "boardForm.unarchived": [
    "Board “",
    [
      "name"
    ],
    "” is back among your boards"
  ],
  "boardForm.restored": [
    "Board “",
    [
      "name"
    ],
    "” is back"
  ],
  "board.merge": "Merge into another board",
  "board.rearranged": "This board is being rearranged",
  "section.add": "Add section",
  "section.rename": "Rename section",
  "section.delete": "Delete section",
  "section.options": "Section options",
  "section.empty.own": "This section is waiting for its first pin",
  "section.empty.own.text": "Save something to it, or move pins here from the board.",
  "board.empty.invited": "You see what is on it once you accept",
  "board.empty.invited.text": "Until then an invitation tells you what the board is called and who works on it.",
  "collaborating.invite": "Invite people to work on this board",
  "collaborating.invited": [
    [
      "name"
    ],
    " asks you to work on this board: to save pins to it."
  ],
  "collaborating.invited.organize": [
    [
      "name"
    ],
    " asks you to work on this board: to save pins and to organize them."
  ],
  "collaborating.invited.nobody": "You are asked to work on this board.",
  "collaborating.accept": "Accept",
  "collaborating.accept.named": [
    "Accept the invitation to “",
    [
      "board"
    ],
    "”"
  ],
  "collaborating.decline": "Decline",
  "collaborating.decline.named": [
    "Decline the invitation to “",
    [
      "board"
    ],
    "”"
  ],
  "collaborating.ask": "Ask to join",
  "collaborating.asked": "Asked to join",
  "collaborating.leave": "Leave board",
  "collaborating.offered": "You are asked to take this board over. It would be yours, with everything on it.",
  "collaborating.offering": [
    [
      "name"
    ],
    " is asked to take this board over."
  ],
  "collaborating.takeOver": "Take it over",
  "collaborating.cancelOffer": "Take it back",
  "collaborating.answer": "Answer",
  "collaborating.waiting": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " person waits for your answer about working on this board."
        ],
        "other": [
          "#",
          " people wait for your answer about working on this board."
        ]
      }
    ]
  ],
  "collaborators.joined": [
    "You work on “",
    [
      "board"
    ],
    "” now"
  ],
  "collaborators.declined": [
    "Invitation to “",
    [
      "board"
    ],
    "” declined"
  ],
  "collaborators.left": [
    "You left “",
    [
      "board"
    ],
    "”. Your pins stay there."
  ],
  "collaborators.asked": [
    "You asked to join “",
    [
      "board"
    ],
    "”"
  ],
  "collaborators.askedNoMore": [
    "You no longer ask to join “",
    [
      "board"
    ],
    "”"
  ],
  "collaborators.tookOver": [
    "“",
    [
      "board"
    ],
    "” is yours now"
  ],
  "collaborators.offerCanceled": [
    "“",
    [
      "board"
    ],
    "” stays yours"
  ],
  "collaborators.offerDeclined": [
    "“",
    [
      "board"
    ],
    "” stays its owner’s"
  ],
  "collaborating.profile": "Boards you are asked to work on",
  "collaborating.profile.invited": [
    [
      "name"
    ],
    " asks you to work on “",
    [
      "board"
    ],
    "”"
  ],
  "board.empty.own": "This board is waiting for its first pin",
  "board.empty.own.text": "Upload a picture of your own, or save something you like from the home page.",
  "board.empty.own.upload": "Upload a picture",
  "board.empty.own.browse": "Find ideas",
  "profile.createPin": "Create pin",
  "profile.edit": "Edit profile",
  "profile.look": "Cover and view",
  "profile.createBoard": "Create board",
  "profile.putAway": "Boards put away",
  "profile.putAway.none": "No board is put away.",
  "profile.tab.favorites": "Favorites",
  "profile.favorites": "Your favorites, which only you see",
  "profile.empty.favorites": "No favorites yet",
  "profile.empty.favorites.text": "The star below a pin puts it here. Only you see them.",
  "profile.empty.created.own": "Show the world something",
  "profile.empty.created.own.text": "Pins you make yourself appear here.",
  "profile.empty.saved.own": "Your boards live here",
  "profile.empty.saved.own.text": "A board gathers what belongs together: a room, a trip, a recipe to try.",
  "reason.topic": [
    "Because you follow ",
    [
      "name"
    ]
  ],
  "reason.guess": [
    "Because you often save ",
    [
      "name"
    ]
  ],
  "reason.board": [
    "An idea for your board ",
    [
      "name"
    ]
  ],
  "reason.walk": [
    "Because you saved ",
    [
      "name"
    ]
  ],
  "reason.walk.unnamed": "Like what you saved",
  "reason.popular": "Popular right now",
  "reason.fresh": "Just pinned"
} as Messages
