// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "invite.title": { readonly name: string | number }
  "invite.text": { readonly name: string | number }
  "invite.signUp": null
  "invite.close": null
  "invite.toast": { readonly name: string | number }
  "invite.toast.narrow": { readonly name: string | number }
  "invite.follow": null
  "invite.followed": { readonly name: string | number }
}

const messages = {
  "invite.title": [["name"]," invites you to Corkboard"],
  "invite.text": ["Sign up and you’ll follow ",["name"]," right away."],
  "invite.signUp": "Sign up",
  "invite.close": "Close the invite",
  "invite.toast": [["name"]," invites you to follow them"],
  "invite.toast.narrow": [["name"]," invites you"],
  "invite.follow": "Follow",
  "invite.followed": ["You’re following ",["name"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
