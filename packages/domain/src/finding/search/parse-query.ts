import { SYNONYMS } from './synonyms.ts'
import { fold, spell, wordsIn } from './words.ts'

export interface QueryTerm {
  /** Folded; or an emoji. */
  readonly text: string
  /** With its accents, if it was typed with any. */
  readonly spelled?: string
  /** Synonyms: single words, or several in sequence. */
  readonly alternatives: readonly string[]
}

/** A query as users type it, parsed. */
export interface ParsedQuery {
  readonly terms: readonly QueryTerm[]
  /** Quoted phrases: these words in this order. */
  readonly phrases: readonly string[]
  /** Words with a minus sign before them. */
  readonly without: readonly string[]
}

/** True for a query of punctuation, in which there is nothing to search for. */
export const saysNothing = ({ terms, without }: ParsedQuery): boolean => terms.length + without.length === 0

/** More words do not narrow the results any further. */
const MAX_TERMS = 12
const MAX_TERM_LENGTH = 40

/** Says that a symbol is drawn as an emoji. It counts as a letter's accent, and so as a word. */
const VARIATION = /\u{FE0F}/gu

const foldedTerms = (text: string): string[] =>
  wordsIn(fold(text.replaceAll(VARIATION, '')))
    .map((word) => word.slice(0, MAX_TERM_LENGTH))
    .slice(0, MAX_TERMS)

/** By folded word, those that were typed with accents. */
const spelledTerms = (text: string): ReadonlyMap<string, string> => {
  const folded = wordsIn(fold(text))
  const spelled = wordsIn(spell(text))
  if (folded.length !== spelled.length) return new Map()
  return new Map(folded.flatMap((word, n) => (spelled[n] === word ? [] : [[word, spelled[n]!] as const])))
}

/** Emoji without what changes only their look: skin tones, and whether they are drawn or written. */
const emojiIn = (text: string): string[] =>
  (text.match(/\p{RGI_Emoji}|\p{Extended_Pictographic}/gv) ?? []).map((emoji) =>
    emoji.replaceAll(/\u{FE0F}|\p{Emoji_Modifier}/gu, ''),
  )

export const isEmoji = (text: string): boolean => /^\p{Extended_Pictographic}/u.test(text)

export const parseQuery = (query: string): ParsedQuery => {
  const phrases: string[] = []
  const without: string[] = []
  const rest = query
    .replace(/["“”„]([^"“”„]*)["“”„]/g, (_, inner: string) => {
      const terms = foldedTerms(inner)
      if (terms.length > 1) phrases.push(terms.join(' '))
      return ` ${inner} `
    })
    .replace(/(^|\s)-([\p{L}\p{N}][^\s]*)/gu, (_, before: string, word: string) => {
      without.push(...foldedTerms(word))
      return before
    })
  const terms = [...new Set([...foldedTerms(rest), ...emojiIn(rest).slice(0, MAX_TERMS)])]
  const spelled = spelledTerms(rest)
  return {
    terms: terms.map((text) => ({
      text,
      ...(spelled.has(text) && { spelled: spelled.get(text)! }),
      alternatives: SYNONYMS.get(text) ?? [],
    })),
    phrases,
    without: without.slice(0, MAX_TERMS),
  }
}
