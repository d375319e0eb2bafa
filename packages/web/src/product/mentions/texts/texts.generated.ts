// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "mentions.people": null
  "mentions.people.found": { readonly count: number }
}

const messages = {
  "mentions.people": "People to mention",
  "mentions.people.found": [["count","plural",{"0":["No one found"],"one":["#"," person found. Use the arrow keys"],"other":["#"," people found. Use the arrow keys"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
