import { isStopWord } from '../../content/topics/index.ts'

/** Letters replaced by others because they have no accent to remove. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Lowercase, without accents: `decor` finds `Décor`, and vice versa. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek})\p{M}+/gu, '$1')
    .replace(/[\u064B-\u065F\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter)

/** Lowercase, with the accents as they were typed: "küchen" is not "kuchen". */
export const spell = (text: string): string => text.normalize('NFC').toLowerCase()

/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a text as written, without possessive endings: `grandma's` becomes `grandma`. */
export const wordsIn = (text: string): string[] => {
  const plain = text.replace(/['’]s(?![\p{L}\p{N}])/gu, '')
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (!UNSPACED.test(plain)) return words
  return words.flatMap((word) =>
    UNSPACED.test(word)
      ? [...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [word],
  )
}

/** Text as the index stores it: folded words separated by spaces. */
export const indexed = (text: string): string => wordsIn(fold(text)).join(' ')

/** Shorter words carry no meaning; longer ones are URLs. */
const TERM_LENGTH = { least: 3, most: 24 }

export interface Term {
  /** The form used for lookups. */
  readonly term: string
  /** The form users write. */
  readonly display: string
}

const saysSomething = (term: string, language: string): boolean =>
  (UNSPACED.test(term) ? term.length >= 2 : term.length >= TERM_LENGTH.least) &&
  term.length <= TERM_LENGTH.most &&
  !isStopWord(term, language) &&
  !/^\p{N}+$/u.test(term)

/** The telling words of a text, without duplicates. */
export const termsIn = (text: string, language: string): Term[] => {
  const terms = new Map<string, Term>()
  for (const word of wordsIn(text)) {
    const term = fold(word)
    if (saysSomething(term, language) && !terms.has(term)) terms.set(term, { term, display: word.toLowerCase() })
  }
  return [...terms.values()]
}

/** Pairs of adjacent telling words, as users would search for. */
export const phrasesIn = (text: string, language: string): Term[] => {
  const words = wordsIn(text).map((word) => ({ term: fold(word), display: word.toLowerCase() }))
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const says = next && [word, next].every(({ term }) => saysSomething(term, language))
    if (!says || word.term === next.term) return []
    return [{ term: `${word.term} ${next.term}`, display: `${word.display} ${next.display}` }]
  })
}
