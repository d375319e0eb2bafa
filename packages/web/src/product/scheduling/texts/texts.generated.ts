// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "schedule.date": null
  "schedule.time": null
  "schedule.zone": { readonly zone: string | number }
  "schedule.title": null
  "schedule.untitled": null
  "schedule.when": null
  "schedule.when.now": null
  "schedule.when.later": null
  "schedule.when.later.hint": null
  "schedule.action": null
  "schedule.done": { readonly title: string | number }
  "schedule.done.many": { readonly count: number }
  "schedule.view": null
}

const messages = {
  "schedule.date": "Date",
  "schedule.time": "Time",
  "schedule.zone": ["In your time zone: ",["zone"]],
  "schedule.title": "Scheduled pins",
  "schedule.untitled": "Untitled pin",
  "schedule.when": "When to publish",
  "schedule.when.now": "Publish now",
  "schedule.when.later": "Publish later",
  "schedule.when.later.hint": "Only you can see it until then.",
  "schedule.action": "Schedule",
  "schedule.done": ["“",["title"],"” scheduled"],
  "schedule.done.many": [["count","plural",{"one":["#"," pin scheduled"],"other":["#"," pins scheduled"]}]],
  "schedule.view": "View scheduled pins",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
