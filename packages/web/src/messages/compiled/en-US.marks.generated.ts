// Made by `npm run gen` from the texts of this folder.
import type { Messages } from '@lingui/core'

export const messages = {
  "marks.title": "What people think of it",
  "marks.visual": "Search by this picture",
  "marks.react": "Love it",
  "marks.react.other": "Choose a reaction",
  "marks.react.back": [
    "Your reaction: ",
    [
      "reaction"
    ],
    ". Take it back"
  ],
  "marks.reaction.love": "Love",
  "marks.reaction.idea": "Good idea",
  "marks.reaction.thanks": "Thanks",
  "marks.reaction.wow": "Wow",
  "marks.reaction.haha": "Haha",
  "marks.reactions": [
    [
      "count",
      "plural",
      {
        "0": [
          "No reactions yet"
        ],
        "one": [
          "#",
          " reaction"
        ],
        "other": [
          "#",
          " reactions"
        ]
      }
    ]
  ],
  "marks.reactions.who": "Reactions",
  "marks.reactions.all": "All",
  "marks.reactions.failed": "Reactions could not be loaded",
  "marks.reactions.none": "Nobody you can see has reacted.",
  "marks.favorite": "Add to favorites",
  "marks.favorite.on": "One of your favorites. Take it out",
  "marks.note": "Add a note for yourself",
  "marks.note.edit": "Change your note",
  "marks.note.own": "Your note",
  "marks.note.private": "Only you can see it.",
  "marks.note.label": "Note",
  "marks.note.save": "Save note",
  "marks.note.remove": "Remove note",
  "marks.done": "I tried it",
  "marks.done.on": "You tried it",
  "marks.done.title": "You tried it?",
  "marks.done.text": "Show others what came of it, or just say so.",
  "marks.done.words": "How was it?",
  "marks.done.photo": "Add a photo",
  "marks.done.photo.other": "Choose another photo",
  "marks.done.photo.remove": "Remove photo",
  "marks.done.photo.yours": "Your photo",
  "marks.done.save": "Share",
  "marks.done.remove": "I did not try it",
  "marks.done.said": "Shared with whoever sees this pin.",
  "marks.tried.count": [
    [
      "count",
      "plural",
      {
        "one": [
          "#",
          " person tried it"
        ],
        "other": [
          "#",
          " people tried it"
        ]
      }
    ]
  ],
  "marks.tried.title": "Who tried it",
  "marks.tried.failed": "These could not be loaded",
  "marks.tried.none": "Nobody you can see has tried it.",
  "marks.tried.menu": [
    "More about what ",
    [
      "name"
    ],
    " tells"
  ],
  "marks.tried.report": "Report it",
  "marks.toReport": "Log in to report what is wrong",
  "marks.tried.photo": [
    "Photo by ",
    [
      "name"
    ]
  ],
  "marks.hidden": "You have hidden this pin. It is left out of your feeds.",
  "marks.hidden.show": "Show it again",
  "marks.close": "Close",
  "marks.more": "Show more",
  "marks.failed": "That did not work. Try again.",
  "marks.toReact": "Log in to react to pins",
  "sponsor.asked": "Waiting for the sponsor to approve:",
  "sponsor.approved": "Paid partnership with",
  "sponsor.declined": "The sponsor has declined.",
  "sponsor.gone": "The sponsor is not here any more.",
  "sponsor.approve": "Approve",
  "sponsor.decline": "Decline",
  "sponsor.remove": "Remove sponsor",
  "sponsor.name": "Name a sponsor",
  "sponsor.title": "Who pays for this pin?",
  "sponsor.text": "They are asked to approve. Once they have, everybody sees “Paid partnership” with their name.",
  "sponsor.username": "Username of the sponsor",
  "sponsor.ask": "Ask them",
  "sponsor.sent": "They see the question on this pin.",
  "report.title": "Report this pin",
  "report.title.did_it": "Report what they tell of trying it",
  "report.title.board": "Report this board",
  "report.title.user": "Report this person",
  "report.title.conversation": "Report this conversation",
  "report.block": "Block them",
  "report.text": "What is wrong? Whoever runs this site looks at every report; nobody else learns who sent it.",
  "report.reason": "Reason",
  "report.choose": "Choose a reason.",
  "report.details": "Anything they should know",
  "report.send": "Report",
  "report.text.conversation": "What is wrong? Whoever runs this site can then read what the other person wrote last, not what you wrote. They do not learn who sent it.",
  "report.sent": "Thank you. It is being looked at.",
  "report.hide": "Hide it",
  "report.reason.spam": "Spam",
  "report.reason.spam.hint": "Misleading or repeated",
  "report.reason.nudity": "Nudity or sexual content",
  "report.reason.nudity.hint": "Sexual, or undressed without need",
  "report.reason.self_harm": "Self-harm",
  "report.reason.self_harm.hint": "Eating disorders, cutting, suicide",
  "report.reason.misinformation": "Misinformation",
  "report.reason.misinformation.hint": "On health, climate, elections, conspiracies",
  "report.reason.hate": "Hateful activities",
  "report.reason.hate.hint": "Prejudice, stereotypes, white supremacy, slurs",
  "report.reason.dangerous_goods": "Dangerous goods",
  "report.reason.dangerous_goods.hint": "Drugs, weapons, regulated products",
  "report.reason.harassment": "Harassment or criticism",
  "report.reason.harassment.hint": "Insults, threats, sexual messages nobody asked for",
  "report.reason.violence": "Graphic violence",
  "report.reason.violence.hint": "Violent pictures, or calls for violence",
  "report.reason.private_information": "Privacy violation",
  "report.reason.private_information.hint": "Private photos, personal information",
  "report.reason.intellectual_property": "My intellectual property",
  "report.reason.intellectual_property.hint": "Copyright or trademark infringement"
} as Messages
