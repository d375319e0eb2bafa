// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "invites.title": null
  "invites.text": null
  "invites.close": null
  "invites.create": null
  "invites.link": null
  "invites.once": null
  "invites.copy": null
  "invites.copied": null
  "invites.copyFailed": null
  "invites.list": null
  "invites.none": null
  "invites.made": { readonly date: string | number }
  "invites.left": { readonly count: number; readonly date: string | number }
  "invites.end": null
  "invites.end.named": { readonly date: string | number }
  "invites.ended": null
  "invites.failed": null
}

const messages = {
  "invites.title": "Invite people",
  "invites.text": "People who sign up with your link will follow you. Each link works for a limited time and number of people.",
  "invites.close": "Close",
  "invites.create": "Create link",
  "invites.link": "Your link",
  "invites.once": "Copy it now. We only show it once.",
  "invites.copy": "Copy link",
  "invites.copied": "Link copied",
  "invites.copyFailed": "We couldn’t copy the link. Select it and copy it yourself.",
  "invites.list": "Active links",
  "invites.none": "No active links.",
  "invites.made": ["Created ",["date"]],
  "invites.left": [["count","plural",{"one":["For ","#"," more person, until ",["date"]],"other":["For ","#"," more people, until ",["date"]]}]],
  "invites.end": "Deactivate",
  "invites.end.named": ["Deactivate the link created ",["date"]],
  "invites.ended": "Link deactivated",
  "invites.failed": "We couldn’t load your links",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
