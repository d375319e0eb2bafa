// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "topic.followers": { readonly count: number }
  "topic.parent": null
  "topic.related": { readonly name: string | number }
  "topic.pins": { readonly name: string | number }
  "topic.empty": { readonly name: string | number }
  "topic.empty.text": null
}

const messages = {
  "topic.followers": [["count","plural",{"one":["#"," follower"],"other":["#"," followers"]}]],
  "topic.parent": "Part of",
  "topic.related": ["Topics related to ",["name"]],
  "topic.pins": ["Pins about ",["name"]],
  "topic.empty": ["No pins about ",["name"]," yet"],
  "topic.empty.text": "Follow it and its first pins will show up in your feed.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
