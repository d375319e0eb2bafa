import { isStopWord, normalised, TOPICS } from '../../../content/topics/index.ts'
import { isFunctionWord } from './english.ts'
import type { Lexicon } from './lexicon.ts'
import { isColor, isPlural, isSubject } from './meaning.ts'

const ENGLISH = 'en'

/** What topics are recognized by is searched for, too: golden hour, dusk. */
const PHRASES_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ name, words }) => [name, ...words]).map((text) => normalised(text)),
)

const isOfTopic = (term: string): boolean =>
  [term, `${term}s`, term.replace(/s$/, '')].some((form) => PHRASES_OF_TOPICS.has(form))

/**
 * True for a word or two words of a title that people would search for: "cabin", "golden hour", "flower market". False for "came",
 * "forest goes" and "flower behind". Every word of another language than English may be one: the lexicon has few of
 * theirs that are no names.
 */
export const isLikelySearch = (lexicon: Lexicon, term: string, language: string): boolean => {
  if (language !== ENGLISH) return true
  const [first = '', last = first, ...more] = term.split(' ')
  if (isStopWord(last, language)) return false
  if (isOfTopic(term)) return true
  if (first === term || more.length > 0 || lexicon.meaningsOf(term)) return isSubject(lexicon, term)
  const saysWhichKind = !isStopWord(first, language) && !isFunctionWord(first) && !isPlural(lexicon, first)
  return saysWhichKind && (isSubject(lexicon, last) || isOfTopic(last)) && !isColor(lexicon, last)
}
