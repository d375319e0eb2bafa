// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "messages.title": null
  "messages.report": null
  "messages.choose": null
  "messages.failed": null
  "messages.none": null
  "messages.none.text": null
  "messages.you": { readonly text: string | number }
  "messages.sentPin": null
  "messages.sentPin.own": null
  "messages.byYou": null
  "messages.with": { readonly name: string | number }
  "messages.back": null
  "messages.more": { readonly name: string | number }
  "messages.profile": null
  "messages.remove": null
  "messages.removed": null
  "messages.by": { readonly name: string | number; readonly text: string | number }
  "messages.seenBy": { readonly count: number; readonly first: string | number; readonly second: string | number; readonly others: string | number }
  "messages.seenByAll": null
  "messages.someone": null
  "messages.toYou": null
  "messages.event.began": { readonly name: string | number }
  "messages.event.added": { readonly name: string | number; readonly subject: string | number }
  "messages.event.left": { readonly name: string | number }
  "messages.event.named": { readonly name: string | number; readonly text: string | number }
  "messages.event.unnamed": { readonly name: string | number }
  "messages.older": null
  "messages.seen": null
  "messages.sending": null
  "messages.notSent": { readonly problem: string | number }
  "messages.discard": null
  "messages.sensitive": null
  "messages.pinGone": null
  "messages.send": null
  "requests.title": null
  "requests.text": { readonly name: string | number }
  "requests.group": { readonly name: string | number }
  "requests.group.line": null
  "requests.group.line.named": { readonly group: string | number }
  "requests.accept": null
  "group.new": null
  "group.name": null
  "group.name.hint": null
  "group.found": null
  "group.chosen": null
  "group.unchoose": null
  "group.choose": null
  "group.choose.named": { readonly name: string | number }
  "group.chosen.one": null
  "group.chosen.named": { readonly name: string | number }
  "group.few": null
  "group.begin": null
  "group.people": { readonly name: string | number }
  "group.in": null
  "group.asked": null
  "group.added": null
  "group.add": null
  "group.add.hint": { readonly most: string | number }
  "group.add.one": null
  "group.add.named": { readonly name: string | number }
  "group.rename": null
  "group.save": null
  "group.leave": null
  "group.leave.title": { readonly name: string | number }
  "group.leave.text": null
  "group.leave.confirm": null
  "group.left": null
}

const messages = {
  "messages.title": "Messages",
  "messages.report": "Report",
  "messages.choose": "Choose a conversation",
  "messages.failed": "Your messages could not be loaded",
  "messages.none": "No messages yet",
  "messages.none.text": "Send somebody a pin from its share menu, or write to them from their profile.",
  "messages.you": ["You: ",["text"]],
  "messages.sentPin": "Sent a pin",
  "messages.sentPin.own": "You sent a pin",
  "messages.byYou": "You",
  "messages.with": ["Conversation with ",["name"]],
  "messages.back": "All messages",
  "messages.more": ["More about the conversation with ",["name"]],
  "messages.profile": "Look at their profile",
  "messages.remove": "Remove conversation",
  "messages.removed": "The conversation is out of your list",
  "messages.by": [["name"],": ",["text"]],
  "messages.seenBy": [["count","plural",{"1":["Seen by ",["first"]],"2":["Seen by ",["first"]," and ",["second"]],"other":["Seen by ",["first"],", ",["second"]," and ",["others"]," more"]}]],
  "messages.seenByAll": "Seen by all",
  "messages.someone": "Somebody who left",
  "messages.toYou": "you",
  "messages.event.began": [["name"]," began this conversation"],
  "messages.event.added": [["name"]," added ",["subject"]],
  "messages.event.left": [["name"]," left"],
  "messages.event.named": [["name"]," named this conversation “",["text"],"”"],
  "messages.event.unnamed": [["name"]," took the name of this conversation away"],
  "messages.older": "Show older messages",
  "messages.seen": "Seen",
  "messages.sending": "Sending…",
  "messages.notSent": ["Not sent. ",["problem"]],
  "messages.discard": "Discard",
  "messages.sensitive": "Sensitive pin. Open it to choose if you want to see it.",
  "messages.pinGone": "This pin is not available",
  "messages.send": "Send message",
  "requests.title": "People who would like to write to you",
  "requests.text": [["name"]," would like to send you messages. They do not know whether you have read this."],
  "requests.group": [["name"]," would like to have you in a conversation of several. They do not know whether you have read this."],
  "requests.group.line": "asks you into a conversation",
  "requests.group.line.named": ["asks you into “",["group"],"”"],
  "requests.accept": "Accept",
  "group.new": "New group",
  "group.name": "Name (optional)",
  "group.name.hint": "Without one it is called by who is in it.",
  "group.found": "People to choose from",
  "group.chosen": "Chosen people",
  "group.unchoose": "Leave out",
  "group.choose": "Choose",
  "group.choose.named": ["Choose ",["name"]],
  "group.chosen.one": "Chosen",
  "group.chosen.named": ["Chosen: ",["name"]],
  "group.few": "Choose at least two people.",
  "group.begin": "Begin",
  "group.people": ["People in “",["name"],"”"],
  "group.in": "In this conversation",
  "group.asked": "Asked",
  "group.added": "In it",
  "group.add": "Add people",
  "group.add.hint": ["They see what is written from then on. ",["most"]," people at most."],
  "group.add.one": "Add",
  "group.add.named": ["Add ",["name"]],
  "group.rename": "Name this conversation",
  "group.save": "Save",
  "group.leave": "Leave",
  "group.leave.title": ["Leave “",["name"],"”?"],
  "group.leave.text": "The others are told, and keep what was written. You come back only if somebody asks you to.",
  "group.leave.confirm": "Leave",
  "group.left": "You have left",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
