/** A word that no text of the product uses, and what to write instead (docs/decisions/words.md). */
interface RefusedWord {
  readonly pattern: RegExp
  readonly instead: string
}

const WORDS: readonly RefusedWord[] = [
  { pattern: /\b(?:some|any|every|no)body\b/gi, instead: 'someone, anyone, everyone or no one' },
  { pattern: /\bwho(?:so|m)?ever\b/gi, instead: 'anyone who, or people who' },
  { pattern: /\b(?:anew|once more)\b/gi, instead: 'again' },
  { pattern: /\bbesides?\b/gi, instead: 'next to, or with' },
  { pattern: /\b(?:hears?|heard) of\b/gi, instead: 'be notified' },
  { pattern: /\bput away\b/gi, instead: 'archived' },
  { pattern: /\bruns? (?:the|this) site\b/gi, instead: 'admin' },
  // Not the folder data/mail.
  { pattern: /(?<!\/)\bmails?\b/gi, instead: 'email' },
  { pattern: /\b(?:pictures?|photographs?)\b/gi, instead: 'image for a file or pin, photo for what a person took' },
  { pattern: /\bcannot\b/gi, instead: 'can’t' },
  { pattern: /\bany more(?=[.,;:?!”]|$)/gi, instead: 'anymore' },
  {
    pattern:
      /\b(?:colour|favourit|neighbour|behaviour|organis|customis|recognis|personalis|cancell(?:ed|ing)|centre|grey)\w*/gi,
    instead: 'the American spelling',
  },
  { pattern: /\w'(?:s|t|d|m|re|ve|ll)\b/gi, instead: 'the apostrophe ’' },
]

/** The refused words of a text, each with what to write instead. */
export const refusedWords = (text: string): readonly string[] =>
  WORDS.flatMap(({ pattern, instead }) => (text.match(pattern) ?? []).map((word) => `“${word}”: write ${instead}`))

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
const KEY = /^\s*'[^'\n]*':/gm
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** The texts in the source of a catalog: its string literals, without keys and comments. */
export const textsIn = (source: string): readonly string[] =>
  [...source.replaceAll(COMMENT, '').replaceAll(KEY, '').matchAll(LITERAL)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  )
