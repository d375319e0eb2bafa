// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "removed.title": { readonly title: string | number }
  "removed.title.untitled": null
  "removed.text": null
  "removed.text.picture": null
  "removed.next": null
  "removed.news": null
}

const messages = {
  "removed.title": ["Your pin “",["title"],"” was removed"],
  "removed.title.untitled": "Your pin was removed",
  "removed.text": "Whoever runs this site took it away; nobody sees it any more.",
  "removed.text.picture": "Whoever runs this site does not allow its picture; nobody sees it any more.",
  "removed.next": "They can bring it back as it was: if you think it was a mistake, write to them.",
  "removed.news": "Go to your news",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
