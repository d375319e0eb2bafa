// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "interrupted.title": { readonly count: number }
  "interrupted.hint": null
  "interrupted.share": { readonly share: number }
  "interrupted.choose": null
  "interrupted.discard": { readonly name: string | number }
}

const messages = {
  "interrupted.title": [["count","plural",{"one":["Unfinished upload"],"other":["Unfinished uploads"]}]],
  "interrupted.hint": "Choose the same file again to continue where it stopped.",
  "interrupted.share": [["share","number","percent"]," uploaded"],
  "interrupted.choose": "Choose file",
  "interrupted.discard": ["Discard ",["name"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
