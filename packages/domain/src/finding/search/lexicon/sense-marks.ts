import { fold, wordsIn } from '../words.ts'
import type { Lexicon } from './lexicon.ts'
import { conceptsIn, rareConceptsIn } from './meaning.ts'

/** Marks of a document: it names a concept, mentions it, or is of a kind. */
export const NAMES = '~s:'
export const MENTIONS = '~m:'
export const IS_KIND = '~k:'

/** A description of a picture begins with what it shows: "A kitchen with …". */
const FIRST_WORDS = 6
/** Longer texts say less about the picture. */
const MAX_WORDS = 60

/** What follows these is around what the picture shows, or how that looks: "a trainer in lemon and olive". */
const AFTER_HEAD: ReadonlySet<string> = new Set(
  'above against at before behind below beside by from in inside into near next on over under with'.split(' '),
)

/** How many words of a folded alternative text name what the picture shows: "A kitchen", "A cup of coffee". */
export const headLength = (alt: readonly string[]): number => {
  const first = alt.slice(0, FIRST_WORDS)
  const end = first.findIndex((word, n) => n > 0 && AFTER_HEAD.has(word))
  return end === -1 ? first.length : end
}

export interface SenseTexts {
  readonly title: string
  readonly altText: string
  readonly description: string
}

/** The marks of what a pin's texts say is in the picture, whatever the language they say it in. */
export const senseMarks = (lexicon: Lexicon, texts: SenseTexts, language: string): string[] => {
  const [title, alt, description] = [texts.title, texts.altText, texts.description].map((text) =>
    wordsIn(fold(text)).slice(0, MAX_WORDS),
  ) as [string[], string[], string[]]
  const of = (words: readonly string[]) => conceptsIn(lexicon, words, language)
  const head = headLength(alt)
  const [first, rest, more] = [of(alt.slice(0, head)), of(alt.slice(head)), of(description)]
  const inTitle = of(title)
  const named = new Set([...inTitle.things, ...first.things])
  const perhaps = rareConceptsIn(lexicon, [...title, ...alt])
  const mentioned = new Set(
    [inTitle.colors, first.colors, rest.things, rest.colors, more.things, more.colors, perhaps]
      .flatMap((some) => [...some])
      .filter((one) => !named.has(one)),
  )
  // A title may play with words: "My coat pockets" over a picture of pebbles shows no clothing.
  const isShown = (concept: string): boolean =>
    alt.length === 0 || first.things.has(concept) || rest.things.has(concept)
  const kindsOf = (concepts: readonly string[]) => new Set(concepts.flatMap((concept) => lexicon.kindsOf(concept)))
  const kinds = kindsOf([...named].filter(isShown))
  for (const kind of kindsOf([...named].filter((concept) => !isShown(concept)))) {
    if (!kinds.has(kind) && !named.has(kind)) mentioned.add(kind)
  }
  return [
    ...[...named].map((concept) => NAMES + concept),
    ...[...mentioned].map((concept) => MENTIONS + concept),
    ...[...kinds].map((concept) => IS_KIND + concept),
  ]
}
