// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "closeup.delete.title": [
    "Delete “",
    [
      "title"
    ],
    "”?"
  ],
  "closeup.delete.untitled": "Delete this pin?",
  "closeup.delete.text": [
    "It disappears from ",
    [
      "board"
    ],
    ". Copies that others saved stay."
  ],
  "closeup.deleted": [
    "“",
    [
      "title"
    ],
    "” is deleted"
  ],
  "closeup.deleted.untitled": "The pin is deleted",
  "closeup.restored": "The pin is back",
  "closeup.edit.title": "Edit pin",
  "closeup.edit.save": "Save changes",
  "closeup.edited": "Pin saved",
  "changeBoard.title": "Your pin has moved",
  "changeBoard.text": "It stands first on its new board, with its comments and reactions. What others saved from it stays where they keep it.",
  "changeBoard.many": "To move several at once, open a board and choose Organize.",
  "changeBoard.done": "Got it",
  "look.title": "Cover and view",
  "look.cover": "Cover",
  "look.cover.now": "Your cover",
  "look.cover.none": "The newest pictures of your boards",
  "look.cover.upload": "Upload a cover",
  "look.cover.change": "Upload another",
  "look.cover.sending": "Sending your cover",
  "look.cover.remove": "Remove cover",
  "look.cover.removed": "Your cover is gone",
  "look.cover.changed": "This is your cover now",
  "look.cover.pins": "Or one of your pins",
  "look.cover.pin": [
    "Use “",
    [
      "title"
    ],
    "” as cover"
  ],
  "look.cover.untitled": "a pin without a title",
  "look.tab": "Your profile opens with",
  "look.boards": "Boards are shown",
  "look.boards.large": "Large",
  "look.boards.compact": "Small, more at a glance",
  "picker.title": "Save to board",
  "picker.search": "Search your boards",
  "picker.search.clear": "Empty the search",
  "picker.fitting": "About the same",
  "picker.titles": "Suggested names",
  "picker.recent": "Last saved to",
  "picker.all": "All boards",
  "picker.found": [
    [
      "count",
      "plural",
      {
        "0": [
          "No board found"
        ],
        "one": [
          "#",
          " board found"
        ],
        "other": [
          "#",
          " boards found"
        ]
      }
    ]
  ],
  "picker.first": "Your first board",
  "picker.first.text": "Pins live on boards. Give this one a name, such as Kitchens or Places to see; you can change it later.",
  "picker.failed": "Your boards could not be loaded",
  "picker.create": "Create board",
  "picker.createNamed": [
    "Create “",
    [
      "name"
    ],
    "”"
  ],
  "picker.create.save": "Create and save",
  "picker.create.choose": "Create",
  "picker.back": "Back to the boards",
  "picker.sections": [
    "Sections of ",
    [
      "board"
    ]
  ],
  "picker.sections.show": [
    "Show the sections of ",
    [
      "board"
    ]
  ],
  "picker.sections.count": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " section"
        ],
        "other": [
          "#",
          " sections"
        ]
      }
    ]
  ],
  "board.section.path": [
    [
      "board"
    ],
    " · ",
    [
      "section"
    ]
  ],
  "section.form.create": "Add section",
  "section.form.rename": "Rename section",
  "section.form.name": "Name",
  "section.form.hint": "Such as Colors, or To try first",
  "section.form.add": "Add",
  "section.form.save": "Save",
  "section.created": [
    "Section “",
    [
      "title"
    ],
    "” is ready"
  ],
  "section.saved": "Section saved",
  "section.delete.title": [
    "Delete section “",
    [
      "title"
    ],
    "”?"
  ],
  "section.delete.text": [
    [
      "count",
      "plural",
      {
        "0": [
          "The section is empty."
        ],
        "one": [
          "What becomes of its ",
          "#",
          " pin?"
        ],
        "other": [
          "What becomes of its ",
          "#",
          " pins?"
        ]
      }
    ]
  ],
  "section.delete.pins": "Its pins",
  "section.delete.keep": "Keep them on the board",
  "section.delete.withPins": "Delete them with it. This cannot be undone.",
  "section.delete.confirm": "Delete section",
  "section.deleted": [
    "Section “",
    [
      "title"
    ],
    "” is deleted"
  ],
  "board.name": "Name",
  "board.description": "Description",
  "board.description.hint": "What is this board about?",
  "board.privacy": "Who can see this board?",
  "board.privacy.public": "Public",
  "board.privacy.public.hint": "Everyone. It shows up in feeds, search and on your profile.",
  "board.privacy.protected.hint": "Everyone who has the link. No list, feed or search shows it.",
  "board.privacy.secret.hint": "Only you and your collaborators. Nobody else learns that it exists.",
  "board.secret.switch": "Keep this board secret",
  "board.category": "Category",
  "board.category.none": "No category",
  "board.sensitivity": "Sensitive content",
  "board.sensitivity.hint": "Others are asked before they see what is on the board.",
  "board.sensitivity.none": "None",
  "board.sensitivity.mature": "For adults",
  "board.sensitivity.graphic": "Violence or injuries",
  "board.sensitivity.distressing": "Something else that is hard to look at",
  "board.category.animals": "Animals",
  "board.category.architecture": "Architecture",
  "board.category.art": "Art",
  "board.category.crafts": "Crafts",
  "board.category.design": "Design",
  "board.category.fashion": "Fashion",
  "board.category.food": "Food and drink",
  "board.category.gardening": "Gardening",
  "board.category.home": "Home and living",
  "board.category.nature": "Nature",
  "board.category.photography": "Photography",
  "board.category.travel": "Travel",
  "collaborators.title": [
    "Collaborators on “",
    [
      "board"
    ],
    "”"
  ],
  "collaborators.search": "Find people by name, or type an email address",
  "collaborators.search.suggest": "Find people by name",
  "collaborators.search.clear": "Clear",
  "collaborators.suggest.hint": "Whom you suggest is asked once the owner of the board agrees.",
  "collaborators.address.hint": "The invitation waits for whoever has shown that this address is theirs.",
  "collaborators.found": "People to ask",
  "collaborators.nobody": "Type a name to find people",
  "collaborators.notFound": "Nobody whom you can ask has this name",
  "collaborators.failed": "This list could not be loaded",
  "collaborators.invite": "Invite",
  "collaborators.invite.named": [
    "Invite ",
    [
      "name"
    ]
  ],
  "collaborators.suggest": "Suggest",
  "collaborators.suggest.named": [
    "Suggest ",
    [
      "name"
    ]
  ],
  "collaborators.waiting": "Waiting for an answer",
  "collaborators.working": "Working on it",
  "collaborators.invited": "Invited",
  "collaborators.owner": "Owner",
  "collaborators.owner.you": "Owner, you",
  "collaborators.you": "You",
  "collaborators.state.accepted": "Works on it",
  "collaborators.state.new": "Invited",
  "collaborators.state.asks": "Asks to join",
  "collaborators.state.suggested": "Suggested",
  "collaborators.state.suggestedBy": [
    "Suggested by ",
    [
      "name"
    ]
  ],
  "collaborators.access": "They may",
  "collaborators.access.named": [
    "What ",
    [
      "name"
    ],
    " may do"
  ],
  "collaborators.access.write": "Save pins",
  "collaborators.access.delete": "Save and organize",
  "collaborators.approve": "Approve",
  "collaborators.approve.named": [
    "Approve ",
    [
      "name"
    ]
  ],
  "collaborators.deny": "Deny",
  "collaborators.deny.named": [
    "Deny ",
    [
      "name"
    ]
  ],
  "collaborators.cancel": "Take back",
  "collaborators.cancel.named": [
    "Take back the invitation of ",
    [
      "name"
    ]
  ],
  "collaborators.takenBack": [
    [
      "name"
    ],
    " is not invited any more"
  ],
  "collaborators.remove": "Remove",
  "collaborators.remove.named": [
    "Remove ",
    [
      "name"
    ]
  ],
  "collaborators.remove.title": [
    "Remove ",
    [
      "name"
    ],
    " from “",
    [
      "board"
    ],
    "”?"
  ],
  "collaborators.remove.text": "They are not told, and can no longer save to this board. Pins they saved stay on it. You can invite them again.",
  "collaborators.remove.keep": "Keep them",
  "collaborators.removed": [
    [
      "name"
    ],
    " no longer works on “",
    [
      "board"
    ],
    "”"
  ],
  "collaborators.leave.title": [
    "Leave “",
    [
      "board"
    ],
    "”?"
  ],
  "collaborators.leave.text": "You can no longer save to this board. Pins you saved stay on it.",
  "collaborators.leave.secret": "You can no longer save to this board, nor see it: it is secret. Pins you saved stay on it.",
  "collaborators.leave.stay": "Stay",
  "handOver.title": "Hand the board over",
  "handOver.text": "Somebody who works on this board can own it instead of you. You stay as a collaborator.",
  "handOver.nobody": "Once somebody works on this board with you, you can hand it over to them.",
  "handOver.to": "To whom?",
  "handOver.choose": "Choose a person",
  "handOver.ask": "Ask them",
  "handOver.pending": [
    [
      "name"
    ],
    " is asked to take this board over."
  ],
  "handOver.confirm.title": [
    "Ask ",
    [
      "name"
    ],
    " to take “",
    [
      "board"
    ],
    "” over?"
  ],
  "handOver.confirm.text": "Once they accept, the board with everything on it is theirs: only they can then edit, share or delete it. You can cancel until then.",
  "handOver.confirm.yes": [
    "Ask ",
    [
      "name"
    ]
  ],
  "handOver.confirm.no": "Keep it",
  "handOver.asked": [
    [
      "name"
    ],
    " is asked to take “",
    [
      "board"
    ],
    "” over"
  ],
  "takeover.title": [
    "Take “",
    [
      "board"
    ],
    "” over?"
  ],
  "takeover.text": [
    "It becomes yours, at an address of yours, with every pin on it. ",
    [
      "name"
    ],
    " goes on working on it with you."
  ],
  "takeover.confirm": "Take it over",
  "takeover.cancel": "Not now",
  "boardForm.create.title": "Create board",
  "boardForm.create.submit": "Create",
  "boardForm.edit.title": "Edit board",
  "boardForm.edit.submit": "Save changes",
  "boardForm.cancel": "Cancel",
  "boardForm.close": "Close",
  "boardForm.created": [
    "Board “",
    [
      "name"
    ],
    "” is ready"
  ],
  "boardForm.saved": "Board saved",
  "boardForm.delete.title": [
    "Delete “",
    [
      "name"
    ],
    "”?"
  ],
  "boardForm.delete.text": [
    [
      "count",
      "plural",
      {
        "0": [
          "The board is empty."
        ],
        "one": [
          "Its ",
          "#",
          " pin is deleted with it."
        ],
        "other": [
          "Its ",
          "#",
          " pins are deleted with it."
        ]
      }
    ]
  ],
  "boardForm.delete.confirm": "Delete board",
  "boardForm.delete.keep": "Keep it",
  "boardForm.deleted": [
    "Board “",
    [
      "name"
    ],
    "” is deleted"
  ],
  "boardForm.merge.title": [
    "Merge “",
    [
      "name"
    ],
    "” into “",
    [
      "into"
    ],
    "”?"
  ],
  "boardForm.merge.text": [
    [
      "count",
      "plural",
      {
        "0": [
          "The board is empty."
        ],
        "one": [
          "Its ",
          "#",
          " pin moves to “",
          [
            "into"
          ],
          "”."
        ],
        "other": [
          "Its ",
          "#",
          " pins move to “",
          [
            "into"
          ],
          "”."
        ]
      }
    ],
    " Sections of the same name become one. “",
    [
      "name"
    ],
    "” is gone then, with its followers."
  ],
  "boardForm.merge.confirm": "Merge boards",
  "boardForm.merge.cancel": "Keep both",
  "boardForm.merging": [
    "“",
    [
      "name"
    ],
    "” is becoming part of “",
    [
      "into"
    ],
    "”, which shows how far that is"
  ],
  "boardForm.merged": [
    "“",
    [
      "name"
    ],
    "” is now part of “",
    [
      "into"
    ],
    "”"
  ],
  "builder.title": "Create pins",
  "builder.drop": "Drop pictures here",
  "builder.drop.hint": "Or paste them. JPEG, PNG, WebP, AVIF or GIF, up to 100 MB each, several at once.",
  "builder.drop.more": "Add more pictures",
  "builder.uploading": [
    "Uploading ",
    [
      "name"
    ]
  ],
  "builder.percent": [
    [
      "share",
      "number",
      "percent"
    ]
  ],
  "builder.waiting": "Waiting for its turn",
  "builder.processing": "Preparing the picture…",
  "builder.facts": [
    [
      "width"
    ],
    " × ",
    [
      "height"
    ],
    " pixels"
  ],
  "builder.retry": "Try again",
  "builder.drop.touch": "Add your pictures",
  "builder.drop.touch.hint": "JPEG, PNG, WebP, AVIF or GIF, up to 100 MB each, several at once.",
  "builder.removed": [
    [
      "name"
    ],
    " is removed"
  ],
  "builder.remove.short": "Remove",
  "builder.had": [
    "You have this picture on ",
    [
      "board"
    ],
    " already."
  ],
  "builder.hadAlike": [
    "Something that looks the same is on ",
    [
      "board"
    ],
    " already."
  ],
  "builder.had.view": "View",
  "builder.remove": [
    "Remove ",
    [
      "name"
    ]
  ],
  "builder.more": "Description, alt text, link",
  "builder.field.title": "Title",
  "builder.field.description": "Description",
  "builder.field.alt": "Alt text",
  "builder.field.alt.hint": "What the picture shows, for people who cannot see it.",
  "builder.field.link": "Link",
  "builder.field.link.hint": "Where it comes from, beginning with https://",
  "builder.field.board": "Board",
  "builder.field.board.choose": "Choose a board",
  "builder.field.board.missing": "Choose a board first.",
  "builder.publish": "Publish",
  "builder.publishAll": [
    [
      "count",
      "plural",
      {
        "one": [
          "Publish"
        ],
        "other": [
          "Publish all ",
          "#"
        ]
      }
    ]
  ],
  "builder.boardForAll": "One board for all",
  "builder.published": "Published",
  "builder.view.board": "View board",
  "builder.view": "View pin",
  "builder.published.toast": [
    "“",
    [
      "title"
    ],
    "” is published"
  ],
  "builder.published.untitled": "Untitled pin",
  "builder.published.many": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " pin is published"
        ],
        "other": [
          "#",
          " pins are published"
        ]
      }
    ]
  ],
  "builder.progress": [
    [
      "done"
    ],
    " of ",
    [
      "all"
    ],
    " published"
  ],
  "builder.leave.title": "Are you sure you want to dismiss?",
  "builder.leave.text": "You will lose all of your changes. This cannot be undone",
  "builder.leave.confirm": "Dismiss",
  "builder.leave.stay": "Keep editing",
  "account.logIn.title": "Welcome back",
  "account.isOver": "You are not logged in any more. Log in to go on.",
  "account.signUp.title": "Join Corkboard",
  "account.signUp.text": "Save what you find, make boards of it, and come back to it any time.",
  "account.owner.title": "Set up your Corkboard",
  "account.owner.text": "This instance is new. The first account becomes its owner.",
  "account.firstName": "First name",
  "account.email": "Email",
  "account.usernameOrEmail": "Email or username",
  "account.password": "Password",
  "account.passwordHint": [
    "At least ",
    [
      "min"
    ],
    " characters; a sentence is good."
  ],
  "account.showPassword": "Show password",
  "account.hidePassword": "Hide password",
  "account.birthday": "Date of birth (optional)",
  "account.haveOne": "Already a member?",
  "account.needOne": "Not here yet?",
  "account.or": "or",
  "account.continueWith": [
    "Continue with ",
    [
      "provider"
    ]
  ],
  "account.close": "Close",
  "account.forgot": "Forgot your password?",
  "account.remember": "Remember me here",
  "account.people": "People who were here",
  "account.forget": [
    "Forget ",
    [
      "name"
    ],
    " in this browser"
  ],
  "account.forgotten": [
    [
      "name"
    ],
    " is forgotten in this browser"
  ],
  "account.stillIn": "Still logged in",
  "account.other": "Use another account",
  "account.notYou": [
    "Not ",
    [
      "name"
    ],
    "?"
  ],
  "account.age.title": [
    "Are you ",
    [
      "age",
      "plural",
      {
        "one": [
          "#",
          " year"
        ],
        "other": [
          "#",
          " years"
        ]
      }
    ],
    " old?"
  ],
  "account.age.tooYoung": [
    "People under ",
    [
      "minimum"
    ],
    " cannot have an account. If the date is right, nobody can sign up in this browser for a day."
  ],
  "account.age.private": [
    "People under ",
    [
      "private"
    ],
    " have a private profile that nobody can find."
  ],
  "account.age.confirm": "Yes, that is right",
  "account.age.change": "Change the date",
  "account.age.look": "Look around without an account",
  "landing.pitch": "Pin pictures to boards, find more like them, and share what you gather, on a server of your own.",
  "landing.title": "Keep the things you love in one place",
  "landing.browse": "Just look around",
  "landing.grid": "Fresh on the board",
  "landing.today": "See today’s collections",
  "welcome.owner.title": [
    "Welcome, ",
    [
      "name"
    ],
    ". This place is yours"
  ],
  "welcome.owner.text": "Your Corkboard is running and you are its owner. Here is how it comes to life:",
  "welcome.board": "Make a board",
  "welcome.board.text": "A board gathers what belongs together: a room, a trip, a recipe to try.",
  "welcome.upload": "Upload pictures",
  "welcome.upload.text": "Drop in as many as you like at once. They stay on your server.",
  "welcome.demo": "See it full of life",
  "welcome.demo.text": "Run this once in another terminal. It adds twelve people with boards and pins, and “demo remove” takes them away again.",
  "welcome.demo.command": "npm run corkboard -- demo load",
  "welcome.member.title": [
    "It is quiet here, ",
    [
      "name"
    ]
  ],
  "welcome.member.text": "Nobody has pinned anything public yet. Be the first:",
  "shortcuts.title": "Keyboard shortcuts",
  "shortcuts.search": "Go to the search field",
  "shortcuts.builder": "Create pins",
  "shortcuts.help": "Show this list",
  "shortcuts.neighbors": "Previous and next pin, on a pin’s page",
  "shortcuts.escape": "Back to where you were, or close what is open",
  "shortcuts.close": "Close"
} as Messages
