// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "boardForm.archived": { readonly name: string | number }
  "boardForm.unarchived": { readonly name: string | number }
  "boardForm.restored": { readonly name: string | number }
}

const messages = {
  "boardForm.archived": ["Board “",["name"],"” is put away"],
  "boardForm.unarchived": ["Board “",["name"],"” is back among your boards"],
  "boardForm.restored": ["Board “",["name"],"” is back"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
