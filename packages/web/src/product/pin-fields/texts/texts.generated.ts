// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "builder.more": null
  "builder.field.title": null
  "builder.field.description": null
  "builder.field.description.hint": null
  "builder.field.alt": null
  "builder.field.alt.hint": null
  "builder.field.link": null
  "builder.field.link.hint": null
  "builder.topics": null
  "builder.topics.hint": { readonly most: number }
  "builder.topics.full": { readonly most: number }
  "builder.topics.chosen": null
  "builder.topics.remove": { readonly name: string | number }
  "builder.topics.list": null
  "builder.topics.found": { readonly count: number }
}

const messages = {
  "builder.more": "Alt text and link",
  "builder.field.title": "Title",
  "builder.field.description": "Description",
  "builder.field.description.hint": "Type @ to mention someone.",
  "builder.field.alt": "Alt text",
  "builder.field.alt.hint": "Describe the image for people who can’t see it.",
  "builder.field.link": "Link",
  "builder.field.link.hint": "Where it’s from, starting with https://",
  "builder.topics": "Topics",
  "builder.topics.hint": ["Choose up to ",["most","number"],". They help people find your pin."],
  "builder.topics.full": ["You chose ",["most","number"]," topics. Remove one to choose another."],
  "builder.topics.chosen": "Chosen topics",
  "builder.topics.remove": ["Remove ",["name"]],
  "builder.topics.list": "Topics to choose",
  "builder.topics.found": [["count","plural",{"0":["No topics found"],"one":["#"," topic found"],"other":["#"," topics found"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
