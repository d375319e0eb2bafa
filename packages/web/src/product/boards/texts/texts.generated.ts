// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "board.privacy.protected": null
  "board.privacy.secret": null
  "board.pins": { readonly count: number }
}

const messages = {
  "board.privacy.protected": "Protected",
  "board.privacy.secret": "Secret",
  "board.pins": [["count","plural",{"one":["#"," pin"],"other":["#"," pins"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
