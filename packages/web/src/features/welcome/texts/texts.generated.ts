// Made by `npm run gen` from the sources next to it.
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
  "welcome.owner.text": "Corkboard is running and you’re its owner. Here’s how to bring it to life:",
  "welcome.board": "Create a board",
  "welcome.board.text": "Collect what belongs together: a room, a trip, a recipe to try.",
  "welcome.upload": "Upload images",
  "welcome.upload.text": "Drop in as many as you like. They stay on your server.",
  "welcome.demo": "Try it with a demo",
  "welcome.demo.text": "Run this in another terminal to add twelve people with boards and pins. “demo remove” deletes them again.",
  "welcome.demo.command": "npm run corkboard -- demo load",
  "welcome.member.title": ["It’s quiet here, ",["name"]],
  "welcome.member.text": "No public pins yet. Be the first:",
  "welcome.upload.choose": "Choose images",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
