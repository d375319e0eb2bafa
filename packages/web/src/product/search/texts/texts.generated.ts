// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "search.recent.remove": { readonly query: string | number }
  "search.recent.clear": null
  "search.recent.failed": null
  "typeahead.label": null
  "typeahead.recent": null
  "typeahead.ideas": null
  "typeahead.count": { readonly count: number }
  "typeahead.kind.user": null
  "typeahead.kind.board": null
  "typeahead.kind.topic": null
}

const messages = {
  "search.recent.remove": ["Remove “",["query"],"”"],
  "search.recent.clear": "Clear all",
  "search.recent.failed": "We couldn’t remove that. Try again.",
  "typeahead.label": "Suggestions",
  "typeahead.recent": "Recent",
  "typeahead.ideas": "Ideas to start with",
  "typeahead.count": [["count","plural",{"0":["No suggestions"],"one":["#"," suggestion"],"other":["#"," suggestions"]}]],
  "typeahead.kind.user": "Person",
  "typeahead.kind.board": "Board",
  "typeahead.kind.topic": "Topic",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
