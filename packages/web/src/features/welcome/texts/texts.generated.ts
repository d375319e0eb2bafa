// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "welcome.owner.title": { readonly name: string | number }
  "welcome.owner.text": null
  "welcome.board": null
  "welcome.board.text": null
  "welcome.upload": null
  "welcome.upload.text": null
  "welcome.demo": null
  "welcome.demo.text": null
  "welcome.demo.command": null
  "welcome.member.title": { readonly name: string | number }
  "welcome.member.text": null
  "welcome.upload.choose": null
}

const messages = {
  "welcome.owner.title": ["Welcome, ",["name"],". This place is yours"],
  "welcome.owner.text": "Your Corkboard is running and you are its owner. Here is how it comes to life:",
  "welcome.board": "Make a board",
  "welcome.board.text": "A board gathers what belongs together: a room, a trip, a recipe to try.",
  "welcome.upload": "Upload pictures",
  "welcome.upload.text": "Drop in as many as you like at once. They stay on your server.",
  "welcome.demo": "See it full of life",
  "welcome.demo.text": "Run this once in another terminal. It adds twelve people with boards and pins, and “demo remove” takes them away again.",
  "welcome.demo.command": "npm run corkboard -- demo load",
  "welcome.member.title": ["It is quiet here, ",["name"]],
  "welcome.member.text": "Nobody has pinned anything public yet. Be the first:",
  "welcome.upload.choose": "Choose pictures",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
