// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "builder.when": null
  "builder.when.now": null
  "builder.when.later": null
  "builder.when.later.hint": null
  "builder.schedule": null
  "builder.scheduled": null
  "builder.scheduled.toast": { readonly title: string | number }
  "builder.scheduled.many": { readonly count: number }
  "builder.scheduled.view": null
}

const messages = {
  "builder.when": "When to publish",
  "builder.when.now": "Publish now",
  "builder.when.later": "Publish later",
  "builder.when.later.hint": "Only you can see it until then.",
  "builder.schedule": "Schedule",
  "builder.scheduled": "Scheduled for",
  "builder.scheduled.toast": ["“",["title"],"” scheduled"],
  "builder.scheduled.many": [["count","plural",{"one":["#"," pin scheduled"],"other":["#"," pins scheduled"]}]],
  "builder.scheduled.view": "View scheduled pins",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
