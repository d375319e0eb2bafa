// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "pin.saved.to": { readonly board: string | number }
  "pin.saved.several": { readonly count: string | number; readonly board: string | number }
  "pin.saved.twice": { readonly board: string | number }
  "pin.saved.again": { readonly board: string | number; readonly other: string | number }
  "pin.saved.alike": { readonly board: string | number; readonly other: string | number }
  "pin.unsaved": { readonly board: string | number }
}

const messages = {
  "pin.saved.to": ["Saved to ",["board"]],
  "pin.saved.several": [["count"]," pins saved to ",["board"]],
  "pin.saved.twice": ["Saved to ",["board"]," again"],
  "pin.saved.again": ["Saved to ",["board"],". You have it on ",["other"]," too."],
  "pin.saved.alike": ["Saved to ",["board"],". Something that looks the same is on ",["other"],"."],
  "pin.unsaved": ["Removed from ",["board"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
