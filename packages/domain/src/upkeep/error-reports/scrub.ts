import { cleanLine } from '../../kernel/index.ts'

const SECRET = /\b(token|password|passcode|secret|authorization|csrftoken)[=:].*/i
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Long enough to be a secret, and not the name of a file. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{22,}(?![\w-]|\.(?:m?js|tsx?|css)\b)/gi
const CREDENTIALS = /\/\/[^/@]*@/

/** A path without its query and fragment, which may hold tokens and what a user searched for. */
const withoutQuery = (word: string): string => {
  const path = word.indexOf('/')
  const end = path === -1 ? -1 : word.slice(path).search(/[?#]/)
  return end === -1 ? word : word.slice(0, path + end)
}

const scrubWord = (word: string): string =>
  withoutQuery(word)
    .replace(SECRET, '$1=[removed]')
    .replace(CREDENTIALS, '//')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[token]')

/**
 * Removes what a text about an error may contain of users: queries of URLs, email addresses, secrets. Works word by word
 * in linear time, because anyone may send such a text.
 */
export const scrub = (text: string, length: number): string =>
  cleanLine(text.replaceAll(/[^\s'"`<>()]+/g, scrubWord)).slice(0, length)
