import type { Messages } from '@lingui/core'

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

type Compiled = Messages[string]

const pseudoText = (text: string): string => text.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter]!)

// Compiled messages are nested arrays: text, then placeholders as [name, format, cases].
const pseudoMessage = (message: Compiled): Compiled =>
  typeof message === 'string'
    ? pseudoText(message)
    : (message.map((part) => (typeof part === 'string' ? pseudoText(part) : part)) as Compiled)

/** A made-up language for tests: every text of the catalog in brackets, so a text written past it is found by eye. */
export const pseudoLocale = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const text = pseudoMessage(message)
      return [id, typeof text === 'string' ? `[${text}]` : ['[', ...text, ']']]
    }),
  ) as Messages
