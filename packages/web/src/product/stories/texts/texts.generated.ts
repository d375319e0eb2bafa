// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "content.video": null
  "content.story.mute": null
  "content.story.unmute": null
  "content.story.product": null
  "content.story.reply": { readonly name: string | number }
  "content.story.makeup": null
  "content.story.ingredient": null
  "content.story.supply": null
}

const messages = {
  "content.video": "Video",
  "content.story.mute": "Turn sound off",
  "content.story.unmute": "Turn sound on",
  "content.story.product": "View pin",
  "content.story.reply": ["Reply to ",["name"]],
  "content.story.makeup": "Makeup shade",
  "content.story.ingredient": "Ingredient",
  "content.story.supply": "You’ll need",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
