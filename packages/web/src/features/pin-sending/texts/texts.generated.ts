// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "send.title": null
  "send.people": null
  "send.groups": null
  "send.text": null
  "send.send": null
  "send.to": { readonly name: string | number }
  "send.sent": null
  "send.done": null
  "sent.title": null
  "sent.messages": null
  "sent.back": null
  "sent.others": null
}

const messages = {
  "send.title": "Send this pin",
  "send.people": "People to send it to",
  "send.groups": "Groups",
  "send.text": "Add a message",
  "send.send": "Send",
  "send.to": ["Send to ",["name"]],
  "send.sent": "Sent",
  "send.done": "Done",
  "sent.title": "Sent",
  "sent.messages": "See your messages",
  "sent.back": "Back to the pin",
  "sent.others": "Send it to someone else",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
