// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "topic.follow": null
  "topic.following": null
  "topic.follow.named": { readonly name: string | number }
  "topic.unfollow.named": { readonly name: string | number }
}

const messages = {
  "topic.follow": "Follow",
  "topic.following": "Following",
  "topic.follow.named": ["Follow ",["name"]],
  "topic.unfollow.named": ["Stop following ",["name"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
