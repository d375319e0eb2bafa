// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "interactions.title": null
  "interactions.visual": null
  "interactions.react": null
  "interactions.react.other": null
  "interactions.react.back": { readonly reaction: string | number }
  "interactions.reaction.love": null
  "interactions.reaction.idea": null
  "interactions.reaction.thanks": null
  "interactions.reaction.wow": null
  "interactions.reaction.haha": null
  "interactions.reactions": { readonly count: number }
  "interactions.reactions.who": null
  "interactions.reactions.all": null
  "interactions.reactions.failed": null
  "interactions.reactions.none": null
  "interactions.favorite": null
  "interactions.favorite.on": null
  "interactions.note": null
  "interactions.note.edit": null
  "interactions.note.own": null
  "interactions.note.private": null
  "interactions.note.label": null
  "interactions.note.save": null
  "interactions.note.remove": null
  "interactions.done": null
  "interactions.done.on": null
  "interactions.done.title": null
  "interactions.done.text": null
  "interactions.done.words": null
  "interactions.done.photo": null
  "interactions.done.photo.other": null
  "interactions.done.photo.remove": null
  "interactions.done.photo.yours": null
  "interactions.done.save": null
  "interactions.done.remove": null
  "interactions.done.said": null
  "interactions.tried.count": { readonly count: number }
  "interactions.tried.title": null
  "interactions.tried.failed": null
  "interactions.tried.none": null
  "interactions.tried.menu": { readonly name: string | number }
  "interactions.tried.report": null
  "interactions.toReport": null
  "interactions.tried.photo": { readonly name: string | number }
  "interactions.hidden": null
  "interactions.hidden.show": null
  "interactions.close": null
  "interactions.more": null
  "interactions.failed": null
  "interactions.toReact": null
  "sponsor.asked": null
  "sponsor.approved": null
  "sponsor.declined": null
  "sponsor.gone": null
  "sponsor.approve": null
  "sponsor.decline": null
  "sponsor.remove": null
  "sponsor.name": null
  "sponsor.title": null
  "sponsor.text": null
  "sponsor.username": null
  "sponsor.ask": null
  "sponsor.sent": null
}

const messages = {
  "interactions.title": "What people think of it",
  "interactions.visual": "Search by this picture",
  "interactions.react": "Love it",
  "interactions.react.other": "Choose a reaction",
  "interactions.react.back": ["Your reaction: ",["reaction"],". Take it back"],
  "interactions.reaction.love": "Love",
  "interactions.reaction.idea": "Good idea",
  "interactions.reaction.thanks": "Thanks",
  "interactions.reaction.wow": "Wow",
  "interactions.reaction.haha": "Haha",
  "interactions.reactions": [["count","plural",{"0":["No reactions yet"],"one":["#"," reaction"],"other":["#"," reactions"]}]],
  "interactions.reactions.who": "Reactions",
  "interactions.reactions.all": "All",
  "interactions.reactions.failed": "Reactions could not be loaded",
  "interactions.reactions.none": "Nobody you can see has reacted.",
  "interactions.favorite": "Add to favorites",
  "interactions.favorite.on": "One of your favorites. Take it out",
  "interactions.note": "Add a note for yourself",
  "interactions.note.edit": "Change your note",
  "interactions.note.own": "Your note",
  "interactions.note.private": "Only you can see it.",
  "interactions.note.label": "Note",
  "interactions.note.save": "Save note",
  "interactions.note.remove": "Remove note",
  "interactions.done": "I tried it",
  "interactions.done.on": "You tried it",
  "interactions.done.title": "You tried it?",
  "interactions.done.text": "Show others what came of it, or just say so.",
  "interactions.done.words": "How was it?",
  "interactions.done.photo": "Add a photo",
  "interactions.done.photo.other": "Choose another photo",
  "interactions.done.photo.remove": "Remove photo",
  "interactions.done.photo.yours": "Your photo",
  "interactions.done.save": "Share",
  "interactions.done.remove": "I did not try it",
  "interactions.done.said": "Shared with whoever sees this pin.",
  "interactions.tried.count": [["count","plural",{"one":["#"," person tried it"],"other":["#"," people tried it"]}]],
  "interactions.tried.title": "Who tried it",
  "interactions.tried.failed": "These could not be loaded",
  "interactions.tried.none": "Nobody you can see has tried it.",
  "interactions.tried.menu": ["More about what ",["name"]," tells"],
  "interactions.tried.report": "Report it",
  "interactions.toReport": "Log in to report what is wrong",
  "interactions.tried.photo": ["Photo by ",["name"]],
  "interactions.hidden": "You have hidden this pin. It is left out of your feeds.",
  "interactions.hidden.show": "Show it again",
  "interactions.close": "Close",
  "interactions.more": "Show more",
  "interactions.failed": "That did not work. Try again.",
  "interactions.toReact": "Log in to react to pins",
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
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
