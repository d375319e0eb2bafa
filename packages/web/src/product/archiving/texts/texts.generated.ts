// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "boardForm.archived": { readonly name: string | number }
  "boardForm.unarchived": { readonly name: string | number }
  "boardForm.restored": { readonly name: string | number }
}

const messages = {
  "boardForm.archived": ["Board “",["name"],"” archived"],
  "boardForm.unarchived": ["Board “",["name"],"” unarchived"],
  "boardForm.restored": ["Board “",["name"],"” restored"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
