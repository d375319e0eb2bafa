// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "section.form.create": null
  "section.form.rename": null
  "section.form.name": null
  "section.form.hint": null
  "section.form.add": null
  "section.form.save": null
  "section.created": { readonly title: string | number }
  "section.saved": null
  "section.delete.title": { readonly title: string | number }
  "section.delete.text": { readonly count: number }
  "section.delete.pins": null
  "section.delete.keep": null
  "section.delete.withPins": null
  "section.delete.confirm": null
  "section.deleted": { readonly title: string | number }
}

const messages = {
  "section.form.create": "Add section",
  "section.form.rename": "Rename section",
  "section.form.name": "Name",
  "section.form.hint": "Like Colors, or To try first",
  "section.form.add": "Add",
  "section.form.save": "Save",
  "section.created": ["Section “",["title"],"” is ready"],
  "section.saved": "Section renamed",
  "section.delete.title": ["Delete section “",["title"],"”?"],
  "section.delete.text": [["count","plural",{"0":["The section is empty."],"one":["What should happen to its ","#"," pin?"],"other":["What should happen to its ","#"," pins?"]}]],
  "section.delete.pins": "Its pins",
  "section.delete.keep": "Keep them on the board",
  "section.delete.withPins": "Delete them too. This can’t be undone.",
  "section.delete.confirm": "Delete section",
  "section.deleted": ["Section “",["title"],"” deleted"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
