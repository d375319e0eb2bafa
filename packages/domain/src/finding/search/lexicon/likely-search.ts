import { isStopWord, normalised, TOPICS } from '../../../content/topics/index.ts'
import { isFunctionWord } from './english.ts'
import type { Lexicon } from './lexicon.ts'
import { isColor, isEnglish, isPlural, isSubject } from './meaning.ts'

const ENGLISH = 'en'

/** What topics are recognized by is searched for, too: golden hour, dusk. */
const PHRASES_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ name, words }) => [name, ...words]).map((text) => normalised(text)),
)

const isOfTopic = (term: string): boolean =>
  [term, `${term}s`, term.replace(/s$/, '')].some((form) => PHRASES_OF_TOPICS.has(form))

/** True if all words are English and none is one of the reader's own language: most of a site may be written in English. */
const isOnlyEnglish = (lexicon: Lexicon, words: readonly string[], language: string): boolean =>
  words.every((word) => isEnglish(lexicon, word) && !lexicon.meaningsOf(word)?.has(language))

/**
 * True for a word or two words of a title that people would search for: "cabin", "golden hour", "flower market". False for "came",
 * "forest goes" and "flower behind", whatever language the reader has. Every word of another language than English may be one:
 * the lexicon has few of theirs that are no names.
 */
export const isLikelySearch = (lexicon: Lexicon, term: string, language: string): boolean => {
  const words = term.split(' ')
  const [first = '', last = first, ...more] = words
  if (isStopWord(last, language)) return false
  if (language !== ENGLISH && !isOnlyEnglish(lexicon, words, language)) return true
  if (isOfTopic(term)) return true
  if (first === term || more.length > 0 || lexicon.meaningsOf(term)) return isSubject(lexicon, term)
  const saysWhichKind = !isStopWord(first, language) && !isFunctionWord(first) && !isPlural(lexicon, first)
  return saysWhichKind && (isSubject(lexicon, last) || isOfTopic(last)) && !isColor(lexicon, last)
}
