import { SYNONYMS } from './synonyms.ts'
import { fold, wordsIn } from './words.ts'

export interface QueryWord {
  /** Folded. */
  readonly text: string
  /** What means the same: words, or several words in their order. */
  readonly alternatives: readonly string[]
}

/** A query as people write it, taken apart. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  /** What stood between quotation marks: these words in this order. */
  readonly phrases: readonly string[]
  /** What had a minus before it. */
  readonly without: readonly string[]
}

/** Signs, a picture of a face: there is nothing in it that anything could be found by. */
export const saysNothing = ({ words, without }: ParsedQuery): boolean => words.length + without.length === 0

/** More words narrow nothing down. */
const MOST_WORDS = 12
const LONGEST_WORD = 40

const foldedWords = (text: string): string[] =>
  wordsIn(fold(text))
    .map((word) => word.slice(0, LONGEST_WORD))
    .slice(0, MOST_WORDS)

export const parseQuery = (query: string): ParsedQuery => {
  const phrases: string[] = []
  const without: string[] = []
  const rest = query
    .replace(/["“”„]([^"“”„]*)["“”„]/g, (_, inner: string) => {
      const words = foldedWords(inner)
      if (words.length > 1) phrases.push(words.join(' '))
      return ` ${inner} `
    })
    .replace(/(^|\s)-([\p{L}\p{N}][^\s]*)/gu, (_, before: string, word: string) => {
      without.push(...foldedWords(word))
      return before
    })
  const words = [...new Set(foldedWords(rest))]
  return {
    words: words.map((text) => ({ text, alternatives: SYNONYMS.get(text) ?? [] })),
    phrases,
    without: without.slice(0, MOST_WORDS),
  }
}
