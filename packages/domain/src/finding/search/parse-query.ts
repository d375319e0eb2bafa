import { SYNONYMS } from './synonyms.ts'
import { fold, wordsIn } from './words.ts'

export interface QueryWord {
  /** Folded. */
  readonly text: string
  /** Synonyms: single words, or several in sequence. */
  readonly alternatives: readonly string[]
}

/** A query as users type it, parsed. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  /** Quoted phrases: these words in this order. */
  readonly phrases: readonly string[]
  /** Words with a minus sign before them. */
  readonly without: readonly string[]
}

/** True for a query of punctuation or emoji, in which there is nothing to search for. */
export const saysNothing = ({ words, without }: ParsedQuery): boolean => words.length + without.length === 0

/** More words do not narrow the results any further. */
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
