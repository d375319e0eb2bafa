// Made by `npm run gen` from the sources beside it.
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
  "invites.text": "Whoever signs up with your link follows you. It works for a while, and for some people only.",
  "invites.close": "Close",
  "invites.create": "Make a link",
  "invites.link": "Your link",
  "invites.once": "It is shown only now: copy it before you close this.",
  "invites.copy": "Copy link",
  "invites.copied": "Link copied",
  "invites.copyFailed": "The link could not be copied. Mark and copy it by hand.",
  "invites.list": "Links that work",
  "invites.none": "No link of yours works at the moment.",
  "invites.made": ["Made ",["date"]],
  "invites.left": [["count","plural",{"one":["For one more person until ",["date"]],"other":["For ","#"," more people until ",["date"]]}]],
  "invites.end": "End",
  "invites.end.named": ["End the link made ",["date"]],
  "invites.ended": "The link does not work any more",
  "invites.failed": "Your links could not be loaded",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
