import { LRUCache } from 'lru-cache'
import { headLength } from '../../../content/topics/index.ts'
import { fold, wordsIn } from '../words.ts'
import type { Lexicon } from './lexicon.ts'
import { asSpelled, conceptsIn, rareConceptsIn } from './meaning.ts'

/** Marks of a document: it names a concept, mentions it, or is of a kind. */
export const NAMES = '~s:'
export const MENTIONS = '~m:'
export const IS_KIND = '~k:'
/** Marks of a pin: its picture has that color, one of `COLOR_NAMES`. */
export const COLORED = '~c:'

/** Marks of these concepts, each as a tsquery. */
export const marked = (mark: string, concepts: readonly string[]): string[] =>
  concepts.map((concept) => `'${mark}${concept}'`)

/** Longer texts say less about the picture. */
const MAX_WORDS = 60

export interface SenseTexts {
  readonly title: string
  readonly altText: string
  readonly description: string
}

/** The beginning of a place's name, which is no cloak: Cape Cod. */
const CAPE = /\bCape (?=\p{Lu})/gu

/** The words of a text, folded, and with the accents that make them other words. */
interface Words {
  readonly words: readonly string[]
  readonly spelled: readonly string[]
}

/** (ours) Texts whose marks are kept. */
const KEPT = 2_000

const known = new WeakMap<Lexicon, LRUCache<string, readonly string[]>>()

/**
 * The marks of what a pin's texts say is in the picture, whatever the language they say it in. Those of recent texts are
 * kept: a save has the texts of its origin, and reading them is most of what its document costs.
 */
export const senseMarks = (lexicon: Lexicon, texts: SenseTexts, language: string): readonly string[] => {
  const kept = known.get(lexicon) ?? new LRUCache<string, readonly string[]>({ max: KEPT })
  known.set(lexicon, kept)
  const key = JSON.stringify([language, texts.title, texts.altText, texts.description])
  const before = kept.get(key)
  if (before) return before
  const marks = readMarks(lexicon, texts, language)
  kept.set(key, marks)
  return marks
}

const readMarks = (lexicon: Lexicon, texts: SenseTexts, language: string): readonly string[] => {
  const wordsOf = (written: string): Words => {
    const text = written.replaceAll(CAPE, '')
    const words = wordsIn(fold(text))
    return { words: words.slice(0, MAX_WORDS), spelled: asSpelled(lexicon, words, { text, language }) }
  }
  const [title, alt, description] = [wordsOf(texts.title), wordsOf(texts.altText), wordsOf(texts.description)]
  const of = ({ words, spelled }: Words, from = 0, to = words.length) =>
    conceptsIn(lexicon, words.slice(from, to), language, spelled.slice(from, to))
  const head = headLength(alt.words)
  const [first, rest, more] = [of(alt, 0, head), of(alt, head), of(description)]
  const inTitle = of(title)
  const inAlt = new Set([...first.things, ...rest.things])
  const kindsInAlt = new Set([...inAlt].flatMap((concept) => lexicon.kindsOf(concept)))
  // A title may play with words: "My coat pockets" over a picture of pebbles shows no clothing. "My bird" over a wren shows a bird.
  const isShown = (concept: string): boolean =>
    alt.words.length === 0 ||
    inAlt.has(concept) ||
    kindsInAlt.has(concept) ||
    lexicon.kindsOf(concept).some((kind) => first.things.has(kind))
  const toldByTitle = [...inTitle.things]
  const named = new Set([...toldByTitle.filter(isShown), ...first.things])
  const perhaps = rareConceptsIn(lexicon, [...title.words, ...alt.words])
  const mentioned = new Set(
    [toldByTitle, inTitle.looks, first.looks, rest.things, rest.looks, more.things, more.looks, perhaps]
      .flatMap((some) => [...some])
      .filter((one) => !named.has(one)),
  )
  const kindsOf = (concepts: readonly string[]) => new Set(concepts.flatMap((concept) => lexicon.kindsOf(concept)))
  const kinds = kindsOf([...named])
  for (const kind of kindsOf(toldByTitle.filter((concept) => !named.has(concept)))) {
    if (!kinds.has(kind) && !named.has(kind)) mentioned.add(kind)
  }
  return [
    ...[...named].map((concept) => NAMES + concept),
    ...[...mentioned].map((concept) => MENTIONS + concept),
    ...[...kinds].map((concept) => IS_KIND + concept),
  ]
}
