// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "builder.story.create": null
  "builder.story.drafts": { readonly count: number }
  "builder.story.untitled": null
  "builder.story.pages": { readonly count: number }
  "builder.story.delete": { readonly name: string | number }
  "builder.story.deleted": { readonly name: string | number }
}

const messages = {
  "builder.story.create": "Create a story",
  "builder.story.drafts": [["count","plural",{"one":["#"," story draft"],"other":["#"," story drafts"]}]],
  "builder.story.untitled": "Untitled story",
  "builder.story.pages": [["count","plural",{"one":["#"," page"],"other":["#"," pages"]}]],
  "builder.story.delete": ["Delete ",["name"]],
  "builder.story.deleted": [["name"]," deleted"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
