// Made by `npm run gen` from the sources next to it.
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
  "interactions.favorite.name": null
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
  "interactions.toReport.new": null
  "interactions.tried.photo": { readonly name: string | number }
  "interactions.hidden": null
  "interactions.hidden.show": null
  "interactions.close": null
  "interactions.more": null
  "interactions.failed": null
  "interactions.toReact": null
  "interactions.toReact.new": null
  "interactions.toTry": null
  "interactions.toTry.new": null
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
  "interactions.title": "Reactions",
  "interactions.visual": "Search with this image",
  "interactions.react": "Love it",
  "interactions.react.other": "Choose a reaction",
  "interactions.react.back": ["Your reaction: ",["reaction"],". Undo"],
  "interactions.reaction.love": "Love",
  "interactions.reaction.idea": "Good idea",
  "interactions.reaction.thanks": "Thanks",
  "interactions.reaction.wow": "Wow",
  "interactions.reaction.haha": "Haha",
  "interactions.reactions": [["count","plural",{"0":["No reactions yet"],"one":["#"," reaction"],"other":["#"," reactions"]}]],
  "interactions.reactions.who": "Reactions",
  "interactions.reactions.all": "All",
  "interactions.reactions.failed": "We couldn’t load these reactions",
  "interactions.reactions.none": "No reactions yet.",
  "interactions.favorite": "Add to favorites",
  "interactions.favorite.name": "Favorites",
  "interactions.favorite.on": "Remove from favorites",
  "interactions.note": "Add a private note",
  "interactions.note.edit": "Edit your note",
  "interactions.note.own": "Your note",
  "interactions.note.private": "Only you can see it.",
  "interactions.note.label": "Note",
  "interactions.note.save": "Save note",
  "interactions.note.remove": "Remove note",
  "interactions.done": "I tried it",
  "interactions.done.on": "You tried it",
  "interactions.done.title": "Tried it?",
  "interactions.done.text": "Share a photo or a few words, or just say you tried it.",
  "interactions.done.words": "How did it turn out?",
  "interactions.done.photo": "Add a photo",
  "interactions.done.photo.other": "Choose another photo",
  "interactions.done.photo.remove": "Remove photo",
  "interactions.done.photo.yours": "Your photo",
  "interactions.done.save": "Share",
  "interactions.done.remove": "Remove my try",
  "interactions.done.said": "Shared with everyone who can see this pin.",
  "interactions.tried.count": [["count","plural",{"one":["#"," person tried it"],"other":["#"," people tried it"]}]],
  "interactions.tried.title": "Who tried it",
  "interactions.tried.failed": "We couldn’t load these tries",
  "interactions.tried.none": "No tries yet.",
  "interactions.tried.menu": ["More actions for ",["name"],"’s try"],
  "interactions.tried.report": "Report",
  "interactions.toReport": "Log in to report this",
  "interactions.toReport.new": "Create an account to report this",
  "interactions.tried.photo": ["Photo by ",["name"]],
  "interactions.hidden": "You hid this pin. It won’t show up in your feeds.",
  "interactions.hidden.show": "Unhide",
  "interactions.close": "Close",
  "interactions.more": "Show more",
  "interactions.failed": "That didn’t work. Try again.",
  "interactions.toReact": "Log in to react to this pin",
  "interactions.toReact.new": "Create an account to react to this pin",
  "interactions.toTry": "Log in to say you tried it",
  "interactions.toTry.new": "Create an account to say you tried it",
  "sponsor.asked": "Waiting for sponsor approval:",
  "sponsor.approved": "Paid partnership with",
  "sponsor.declined": "The sponsor declined.",
  "sponsor.gone": "The sponsor’s account no longer exists.",
  "sponsor.approve": "Approve",
  "sponsor.decline": "Decline",
  "sponsor.remove": "Remove sponsor",
  "sponsor.name": "Add sponsor",
  "sponsor.title": "Who’s sponsoring this pin?",
  "sponsor.text": "We’ll ask them to approve. Once they do, everyone sees “Paid partnership” with their name.",
  "sponsor.username": "Sponsor’s username",
  "sponsor.ask": "Send request",
  "sponsor.sent": "Request sent. They’ll see it on this pin.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
