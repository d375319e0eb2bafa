// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "messages.title": null
  "messages.report": null
  "messages.choose": null
  "messages.failed": null
  "messages.new": null
  "messages.new.send": null
  "messages.new.nobody": null
  "messages.none": null
  "messages.none.text": null
  "messages.none.action": null
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
  "group.name": null
  "group.name.hint": null
  "group.found": null
  "group.chosen": null
  "group.unchoose": null
  "group.choose": null
  "group.choose.named": { readonly name: string | number }
  "group.chosen.one": null
  "group.chosen.named": { readonly name: string | number }
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
  "messages.failed": "We couldn’t load your messages",
  "messages.new": "New message",
  "messages.new.send": "Send",
  "messages.new.nobody": "Choose who to write to.",
  "messages.none": "No messages yet",
  "messages.none.text": "Share a pin or message someone from their profile.",
  "messages.none.action": "Find people",
  "messages.you": ["You: ",["text"]],
  "messages.sentPin": "Sent a pin",
  "messages.sentPin.own": "You sent a pin",
  "messages.byYou": "You",
  "messages.with": ["Conversation with ",["name"]],
  "messages.back": "All messages",
  "messages.more": ["Options for the conversation with ",["name"]],
  "messages.profile": "View profile",
  "messages.remove": "Remove conversation",
  "messages.removed": "Conversation removed",
  "messages.by": [["name"],": ",["text"]],
  "messages.seenBy": [["count","plural",{"1":["Seen by ",["first"]],"2":["Seen by ",["first"]," and ",["second"]],"other":["Seen by ",["first"],", ",["second"]," and ",["others"]," more"]}]],
  "messages.seenByAll": "Seen by all",
  "messages.someone": "Someone who left",
  "messages.toYou": "you",
  "messages.event.began": [["name"]," started this conversation"],
  "messages.event.added": [["name"]," added ",["subject"]],
  "messages.event.left": [["name"]," left"],
  "messages.event.named": [["name"]," named this conversation “",["text"],"”"],
  "messages.event.unnamed": [["name"]," removed the name of this conversation"],
  "messages.older": "Show older messages",
  "messages.seen": "Seen",
  "messages.sending": "Sending…",
  "messages.notSent": ["Not sent. ",["problem"]],
  "messages.discard": "Discard",
  "messages.sensitive": "Sensitive pin. Open it to decide if you want to see it.",
  "messages.pinGone": "This pin isn’t available",
  "messages.send": "Send message",
  "requests.title": "Message requests",
  "requests.text": [["name"]," wants to send you messages. They can’t see whether you’ve read this."],
  "requests.group": [["name"]," wants to add you to a group. They can’t see whether you’ve read this."],
  "requests.group.line": "wants to add you to a group",
  "requests.group.line.named": ["wants to add you to “",["group"],"”"],
  "requests.accept": "Accept",
  "group.name": "Name (optional)",
  "group.name.hint": "If you leave it empty, we’ll use everyone’s names.",
  "group.found": "People you can add",
  "group.chosen": "Selected people",
  "group.unchoose": "Remove",
  "group.choose": "Select",
  "group.choose.named": ["Select ",["name"]],
  "group.chosen.one": "Selected",
  "group.chosen.named": ["Selected: ",["name"]],
  "group.begin": "Create group",
  "group.people": ["People in “",["name"],"”"],
  "group.in": "In this conversation",
  "group.asked": "Invited",
  "group.added": "Added",
  "group.add": "Add people",
  "group.add.hint": ["They’ll only see new messages. Up to ",["most"]," people."],
  "group.add.one": "Add",
  "group.add.named": ["Add ",["name"]],
  "group.rename": "Name this conversation",
  "group.save": "Save",
  "group.leave": "Leave",
  "group.leave.title": ["Leave “",["name"],"”?"],
  "group.leave.text": "The others will see that you left, and your messages stay. You can only come back if someone adds you.",
  "group.leave.confirm": "Leave",
  "group.left": "You left the conversation",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
