import type { Message, Messages } from './message.ts'
import { DEFAULT_LOCALE, type Catalog } from './texts.ts'

const LETTERS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

const pseudoText = (text: string): string => text.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter]!)

// Compiled messages are nested arrays: text, then placeholders as [name, format, cases].
const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? pseudoText(message)
    : message.map((part) => (typeof part === 'string' ? pseudoText(part) : part))

const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const text = pseudoMessage(message)
      return [id, typeof text === 'string' ? `[${text}]` : ['[', ...text, ']']]
    }),
  ) as Messages

/** A catalog with a made-up language for tests: texts in brackets, so that one written past the catalogs is found by eye. */
export const pseudoCatalog = <C extends Catalog>(catalog: C): C => ({
  ...catalog,
  'en-XA': pseudoMessages(catalog[DEFAULT_LOCALE]!),
})
