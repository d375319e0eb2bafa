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
  const [first, rest, more] = [of(alt.slice(0, FIRST_WORDS)), of(alt.slice(FIRST_WORDS)), of(description)]
  const inTitle = of(title)
  const named = new Set([...inTitle.things, ...first.things])
  const perhaps = rareConceptsIn(lexicon, [...title, ...alt])
  const mentioned = new Set(
    [inTitle.colors, first.colors, rest.things, rest.colors, more.things, more.colors, perhaps]
      .flatMap((some) => [...some])
      .filter((one) => !named.has(one)),
  )
  const kinds = new Set([...named].flatMap((concept) => lexicon.kindsOf(concept)))
  return [
    ...[...named].map((concept) => NAMES + concept),
    ...[...mentioned].map((concept) => MENTIONS + concept),
    ...[...kinds].map((concept) => IS_KIND + concept),
  ]
}
