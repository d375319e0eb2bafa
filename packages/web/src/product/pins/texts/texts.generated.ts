// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "pin.send": null
  "pin.download": null
  "pin.edit": null
  "pin.delete": null
  "pin.hide": null
  "pin.hidden": null
  "pin.hidden.several": { readonly count: string | number }
  "pin.report": null
  "reason.topic": { readonly name: string | number }
  "reason.guess": { readonly name: string | number }
  "reason.board": { readonly name: string | number }
  "reason.related": { readonly name: string | number }
  "reason.related.unnamed": null
  "reason.own": { readonly name: string | number }
  "reason.own.unnamed": null
  "reason.popular": null
  "reason.fresh": null
}

const messages = {
  "pin.send": "Send to people",
  "pin.download": "Download image",
  "pin.edit": "Edit pin",
  "pin.delete": "Delete pin",
  "pin.hide": "Hide pin",
  "pin.hidden": "Pin hidden. It won’t show up in your feeds.",
  "pin.hidden.several": [["count"]," pins hidden. They won’t show up in your feeds."],
  "pin.report": "Report pin",
  "reason.topic": ["Because you follow ",["name"]],
  "reason.guess": ["Because you often save ",["name"]],
  "reason.board": ["An idea for your board ",["name"]],
  "reason.related": ["Because you saved ",["name"]],
  "reason.related.unnamed": "Similar to pins you saved",
  "reason.own": ["Similar to your pin ",["name"]],
  "reason.own.unnamed": "Similar to your pins",
  "reason.popular": "Popular right now",
  "reason.fresh": "Just pinned",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
