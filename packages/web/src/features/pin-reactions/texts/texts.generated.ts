// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "marks.title": null
  "marks.visual": null
  "marks.react": null
  "marks.react.other": null
  "marks.react.back": { readonly reaction: string | number }
  "marks.reaction.love": null
  "marks.reaction.idea": null
  "marks.reaction.thanks": null
  "marks.reaction.wow": null
  "marks.reaction.haha": null
  "marks.reactions": { readonly count: number }
  "marks.reactions.who": null
  "marks.reactions.all": null
  "marks.reactions.failed": null
  "marks.reactions.none": null
  "marks.favorite": null
  "marks.favorite.on": null
  "marks.note": null
  "marks.note.edit": null
  "marks.note.own": null
  "marks.note.private": null
  "marks.note.label": null
  "marks.note.save": null
  "marks.note.remove": null
  "marks.done": null
  "marks.done.on": null
  "marks.done.title": null
  "marks.done.text": null
  "marks.done.words": null
  "marks.done.photo": null
  "marks.done.photo.other": null
  "marks.done.photo.remove": null
  "marks.done.photo.yours": null
  "marks.done.save": null
  "marks.done.remove": null
  "marks.done.said": null
  "marks.tried.count": { readonly count: number }
  "marks.tried.title": null
  "marks.tried.failed": null
  "marks.tried.none": null
  "marks.tried.menu": { readonly name: string | number }
  "marks.tried.report": null
  "marks.toReport": null
  "marks.tried.photo": { readonly name: string | number }
  "marks.hidden": null
  "marks.hidden.show": null
  "marks.close": null
  "marks.more": null
  "marks.failed": null
  "marks.toReact": null
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
  "marks.title": "What people think of it",
  "marks.visual": "Search by this picture",
  "marks.react": "Love it",
  "marks.react.other": "Choose a reaction",
  "marks.react.back": ["Your reaction: ",["reaction"],". Take it back"],
  "marks.reaction.love": "Love",
  "marks.reaction.idea": "Good idea",
  "marks.reaction.thanks": "Thanks",
  "marks.reaction.wow": "Wow",
  "marks.reaction.haha": "Haha",
  "marks.reactions": [["count","plural",{"0":["No reactions yet"],"one":["#"," reaction"],"other":["#"," reactions"]}]],
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
  "marks.tried.count": [["count","plural",{"one":["#"," person tried it"],"other":["#"," people tried it"]}]],
  "marks.tried.title": "Who tried it",
  "marks.tried.failed": "These could not be loaded",
  "marks.tried.none": "Nobody you can see has tried it.",
  "marks.tried.menu": ["More about what ",["name"]," tells"],
  "marks.tried.report": "Report it",
  "marks.toReport": "Log in to report what is wrong",
  "marks.tried.photo": ["Photo by ",["name"]],
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
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
