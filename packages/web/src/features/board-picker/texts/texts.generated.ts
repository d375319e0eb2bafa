// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "picker.title": null
  "picker.search": null
  "picker.search.clear": null
  "picker.fitting": null
  "picker.saved": null
  "picker.titles": null
  "picker.recent": null
  "picker.all": null
  "picker.archived": null
  "picker.found": { readonly count: number }
  "picker.first": null
  "picker.first.text": null
  "picker.create": null
  "picker.createNamed": { readonly name: string | number }
  "picker.create.save": null
  "picker.create.choose": null
  "picker.back": null
  "picker.sections": { readonly board: string | number }
  "picker.sections.show": { readonly board: string | number }
  "picker.sections.count": { readonly count: number }
  "board.secret.switch": null
}

const messages = {
  "picker.title": "Save to board",
  "picker.search": "Search your boards",
  "picker.search.clear": "Clear search",
  "picker.fitting": "Suggested",
  "picker.saved": "Saved here",
  "picker.titles": "Suggested names",
  "picker.recent": "Recent",
  "picker.all": "All boards",
  "picker.archived": "Archived boards",
  "picker.found": [["count","plural",{"0":["No boards found"],"one":["#"," board found"],"other":["#"," boards found"]}]],
  "picker.first": "Your first board",
  "picker.first.text": "Give it a name like Kitchens or Places to see. You can change it later.",
  "picker.create": "Create board",
  "picker.createNamed": ["Create “",["name"],"”"],
  "picker.create.save": "Create and save",
  "picker.create.choose": "Create",
  "picker.back": "Back to boards",
  "picker.sections": ["Sections of ",["board"]],
  "picker.sections.show": ["Show sections of ",["board"]],
  "picker.sections.count": [["count","plural",{"one":["#"," section"],"other":["#"," sections"]}]],
  "board.secret.switch": "Keep this board secret",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
