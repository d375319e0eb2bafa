import { isStopWord, isStopWordAnywhere } from '../../../content/topics/index.ts'
import { spell, wordsIn } from '../words.ts'
import { doublesLast, isFunctionWord, nearWords, singularsOf, soundingWords, verbsOf } from './english.ts'
import { ANY_LANGUAGE, COLOR, isLanguage, isOfQuality, type Lexicon, RARELY, SUBJECT } from './lexicon.ts'

const ENGLISH = 'en'
/** Names of several words are looked for up to this length: "ice cream cone". */
const LONGEST_NAME = 3
/** Languages that write compounds as one word, the kind last: Küchenstuhl is a Stuhl. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu'])
const SHORTEST_PART = 3
const SHORTEST_HEAD = 3

/** Endings that inflection changes, and what may stand instead in the lexicon's form. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ['', 'e'],
  es: ['', 'o', 'a', 'e'],
  fr: ['', 'e', 'l'],
  it: ['o', 'a', 'e', 'io'],
  nl: [''],
  pl: ['', 'a', 'o', 'e'],
  pt: ['', 'o', 'a', 'l', 'm'],
  ru: ['', 'а', 'я', 'о', 'е', 'ь', 'ка'],
  uk: ['', 'а', 'я', 'о', 'е', 'ь', 'ка'],
}
/** Inflection changes no more letters at the end of a word. */
const LONGEST_ENDING = 2
const SHORTEST_STEM = 3
/** Languages in which no form of a noun ends with s: "makarons" is no form of Polish makaron. */
const WITHOUT_S = new Set(['it', 'pl', 'ru', 'uk'])

/** A word that is a plural means what its singular means, too: shoes, but also glasses and jeans. */
const inEnglish = (lexicon: Lexicon, word: string): readonly string[] | undefined => {
  const known = singularsOf(word).flatMap((singular) => lexicon.meaningsOf(singular)?.get(ENGLISH) ?? [])
  if (known.length > 0) return [...new Set(known)]
  return singularsOf(word).some((singular) => lexicon.meaningsOf(singular)?.has(ENGLISH)) ? [] : undefined
}

const inflected = (lexicon: Lexicon, word: string, language: string): readonly string[] | undefined => {
  if (WITHOUT_S.has(language) && word.endsWith('s')) return undefined
  const endings = ENDINGS[language] ?? []
  for (let cut = 1; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++) {
    const stem = word.slice(0, -cut)
    for (const ending of endings) {
      const concepts = lexicon.meaningsOf(stem + ending)?.get(language)
      if (concepts?.length) return concepts
    }
  }
  return undefined
}

/** What a word names in one language. `undefined` if the language does not have it; empty if it names nothing. */
const inLanguage = (lexicon: Lexicon, word: string, language: string): readonly string[] | undefined => {
  if (language === ENGLISH) return inEnglish(lexicon, word)
  return lexicon.meaningsOf(word)?.get(language) ?? inflected(lexicon, word, language)
}

/** True for a word of this language that means something else in English: the German "Strand" is a beach. */
export const meansOtherInEnglish = (lexicon: Lexicon, word: string, language: string): boolean => {
  if (language === ENGLISH) return false
  const own = inLanguage(lexicon, word, language) ?? []
  const english = inEnglish(lexicon, word)
  return own.length > 0 && english !== undefined && !own.some((concept) => english.includes(concept))
}

/** Endings of plurals in the languages that use Latin letters. Others inflect so much that any typo would be a word. */
const PLURAL = /(?:s|n|en|er|e|i)$/
const LATIN = /^\p{Script=Latin}+$/u

const isOtherLanguage = (key: string): boolean => key !== ENGLISH && isLanguage(key)

/** The concepts of a word in any language that has it. */
const anywhere = (lexicon: Lexicon, word: string): readonly string[] => {
  const exact = [...(lexicon.meaningsOf(word) ?? [])]
    .filter(([language]) => isOtherLanguage(language))
    .flatMap(([, concepts]) => concepts)
  if (exact.length > 0) return [...new Set(exact)]
  if (LATIN.test(word) && !PLURAL.test(word)) return []
  return [...new Set(Object.keys(ENDINGS).flatMap((language) => inflected(lexicon, word, language) ?? []))]
}

/** What a word means in other languages, as it is written or without the s of a plural. */
const writtenElsewhere = (lexicon: Lexicon, word: string): readonly string[] =>
  [word, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])].flatMap((form) =>
    [...(lexicon.meaningsOf(form) ?? [])]
      .filter(([language]) => isOtherLanguage(language))
      .flatMap(([, concepts]) => concepts),
  )

export interface WordMeaning {
  /** A word of a language, or an emoji: never a typo. */
  readonly isWord: boolean
  readonly concepts: readonly string[]
  /** What it can mean, too. */
  readonly rare: readonly string[]
}

/**
 * What a word of a search means: in the searcher's language, else in English, else in any other.
 * @param isFound whether the word is written anywhere on the site; if not, it may as well be one of another language
 */
export const meaningOfWord = (lexicon: Lexicon, word: string, language: string, isFound: boolean): WordMeaning => {
  const anyones = lexicon.meaningsOf(word)?.get(ANY_LANGUAGE)
  if (anyones) return { isWord: true, concepts: anyones, rare: [] }
  const rare = [...rareConceptsIn(lexicon, [word])]
  const own = inLanguage(lexicon, word, language) ?? inEnglish(lexicon, word)
  // Those who read English search in their own language, too, as the site may not be translated into it.
  const isOwn = language !== ENGLISH && (inLanguage(lexicon, word, language)?.length ?? 0) > 0
  if (own !== undefined && (isFound || isOwn)) return { isWord: true, concepts: own, rare: isOwn ? [] : rare }
  // "Robin" is a bird. It does not mean "robe" with another ending.
  if (own?.length)
    return { isWord: true, concepts: own, rare: [...new Set([...rare, ...writtenElsewhere(lexicon, word)])] }
  const concepts = anywhere(lexicon, word)
  const isForm =
    /(?:ed|ing)$/.test(word) &&
    verbsOf(word).some((verb) => lexicon.meaningsOf(verb)?.has(ENGLISH) && !doublesLast(verb, word))
  const isWord = own !== undefined || concepts.length > 0 || isForm || isStopWordAnywhere(word)
  return { isWord, concepts, rare }
}

export const isColor = (lexicon: Lexicon, word: string): boolean => lexicon.meaningsOf(word)?.has(COLOR) === true

/** True for a word that says how things look and not what they are: the name of a color, or no noun. */
export const isQuality = (lexicon: Lexicon, word: string, language: string): boolean => {
  if (isColor(lexicon, word)) return true
  const concepts = inLanguage(lexicon, word, language) ?? inEnglish(lexicon, word)
  return concepts !== undefined && concepts.every(isOfQuality)
}

/** True if the lexicon has an English word that this is, or is a form of. */
export const isEnglish = (lexicon: Lexicon, word: string): boolean =>
  [...singularsOf(word), ...verbsOf(word)].some((form) => lexicon.meaningsOf(form)?.has(ENGLISH))

/**
 * True for a word or name that is a search by itself, to those who read English: of what can be seen, and what the lexicon does not
 * know, such as names of places. False for "mostly", "call" and "eight".
 */
export const isSubject = (lexicon: Lexicon, name: string): boolean => {
  if (isFunctionWord(name)) return false
  const isMarked = singularsOf(name).some((form) => lexicon.meaningsOf(form)?.has(SUBJECT))
  return isMarked || isColor(lexicon, name) || !isEnglish(lexicon, name)
}

/** True for the plural of an English word, which rarely stands before a thing to say what kind it is. */
export const isPlural = (lexicon: Lexicon, word: string): boolean =>
  singularsOf(word)
    .slice(1)
    .some((form) => lexicon.meaningsOf(form)?.has(ENGLISH))

/** What a name means that may have several words, such as "ice cream". */
const meaningOfName = (lexicon: Lexicon, name: string, language: string): readonly string[] =>
  inLanguage(lexicon, name, language) ?? inEnglish(lexicon, name) ?? []

/** The same for a name of several words in a search, which may be in any language. */
export const meaningOfSearchedName = (lexicon: Lexicon, name: string, language: string): readonly string[] => {
  const own = meaningOfName(lexicon, name, language)
  return own.length > 0 ? own : [...new Set([...(lexicon.meaningsOf(name)?.values() ?? [])].flat())]
}

/** What English words can mean, too. */
export const rareConceptsIn = (lexicon: Lexicon, words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(singularsOf).flatMap((word) => lexicon.meaningsOf(word)?.get(RARELY) ?? []))

/** A name of three words that was written as one: hotairballoon. */
const threeWords = (lexicon: Lexicon, word: string): readonly string[] | undefined => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART - SHORTEST_HEAD; at++) {
    if (!inEnglish(lexicon, word.slice(0, at))) continue
    for (let next = at + SHORTEST_PART; next <= word.length - SHORTEST_HEAD; next++) {
      const words = [word.slice(0, at), word.slice(at, next), word.slice(next)]
      if (inEnglish(lexicon, words.join(' '))?.length) return words
    }
  }
  return undefined
}

/**
 * The words of which one is made, two or the three of a name: house and plants. The last says what kind of thing it is.
 * `undefined` if it is not made of such.
 */
export const partsOfWord = (
  lexicon: Lexicon,
  word: string,
  language: string,
): { readonly words: readonly string[]; readonly head: readonly string[] } | undefined => {
  const whole = inLanguage(lexicon, word, language) ?? []
  const three = whole.length === 0 ? threeWords(lexicon, word) : undefined
  if (three) return { words: three, head: inEnglish(lexicon, three.at(-1)!) ?? [] }
  const fits = (head: readonly string[]): boolean =>
    whole.length === 0 || whole.some((concept) => lexicon.kindsOf(concept).some((kind) => head.includes(kind)))
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_HEAD; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const head = inEnglish(lexicon, second)
    if (head?.length && inEnglish(lexicon, first) && fits(head)) return { words: [first, second], head }
    if (!COMPOUNDING.has(language)) continue
    const other = lexicon.meaningsOf(second)?.get(language) ?? inflected(lexicon, second, language)
    if (other?.length && fits(other)) return { words: [first, second], head: other }
  }
  return whole.length === 0 && language === ENGLISH ? compoundElsewhere(lexicon, word) : undefined
}

/** Of shorter parts, many words could be made. */
const SHORTEST_FOREIGN_PART = 5

/** The two words of which a word of another language is made, both of them known: Tomatensuppe is Suppe. */
const compoundElsewhere = (lexicon: Lexicon, word: string) => {
  for (let at = SHORTEST_FOREIGN_PART; at <= word.length - SHORTEST_FOREIGN_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    for (const language of COMPOUNDING) {
      const [start, head] = [first, second].map((part) => inLanguage(lexicon, part, language) ?? [])
      if (start!.length > 0 && head!.length > 0) return { words: [first, second], head: head! }
    }
  }
  return undefined
}

/**
 * These folded words of a text, with the accents that it has where that makes another word in this language: "Küchen" are
 * kitchens, "Kuchen" is cake.
 */
export const asSpelled = (
  lexicon: Lexicon,
  folded: readonly string[],
  { text, language }: { readonly text: string; readonly language: string },
): readonly string[] => {
  const spelled = wordsIn(spell(text))
  if (spelled.length !== folded.length) return folded
  return folded.map((word, n) => {
    const own = spelled[n]!
    return own !== word && lexicon.meaningsOf(own)?.has(language) ? own : word
  })
}

export interface ConceptsInText {
  readonly things: ReadonlySet<string>
  /**
   * What words for colors and materials name, too: "a living room in teal" shows no duck, "an oak bookcase" no tree.
   */
  readonly looks: ReadonlySet<string>
}

const TREE = 'tree'
const PLANT = 'plant'
const FOODS = ['food', 'solid food']

interface Place {
  readonly words: readonly string[]
  /** Where the name ends. */
  readonly end: number
}

/** True for a tree whose name stands before a thing, which is made of its wood. */
const isWood = (lexicon: Lexicon, concepts: readonly string[], { words, end }: Place): boolean =>
  (inEnglish(lexicon, words[end] ?? '')?.length ?? 0) > 0 && isOfKind(lexicon, concepts, TREE)

const isOfKind = (lexicon: Lexicon, concepts: readonly string[], kind: string): boolean => {
  const kinds = inEnglish(lexicon, kind) ?? []
  return concepts.some((concept) => lexicon.kindsOf(concept).some((one) => kinds.includes(one)))
}

/** True for a plant whose name stands before a food, which it is in: oat and cranberry cookies show no oats. */
const isIngredient = (lexicon: Lexicon, concepts: readonly string[], { words, end }: Place): boolean => {
  const isPlant = (some: readonly string[]): boolean => isOfKind(lexicon, some, PLANT)
  if (!isPlant(concepts)) return false
  const after = words.slice(end).find((word) => word !== 'and' && !isPlant(inEnglish(lexicon, word) ?? []))
  return FOODS.some((food) => isOfKind(lexicon, inEnglish(lexicon, after ?? '') ?? [], food))
}

/**
 * The concepts that a text names, by a writer of this language. Longer names go first: "ice cream" is no cream.
 * @param spelled the same words as `asSpelled` returns them
 */
export const conceptsIn = (
  lexicon: Lexicon,
  words: readonly string[],
  language: string,
  spelled: readonly string[] = words,
): ConceptsInText => {
  const things = new Set<string>()
  const looks = new Set<string>()
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, n) => n + 1).toReversed()
    const length = lengths.find((count) => {
      const name = count === 1 ? spelled[at]! : words.slice(at, at + count).join(' ')
      if (count === 1 && isStopWord(words[at]!, language)) return false
      const concepts = meaningOfName(lexicon, name, language)
      const isLook =
        lexicon.meaningsOf(name)?.has(COLOR) ||
        (language === ENGLISH &&
          [isWood, isIngredient].some((isOf) => isOf(lexicon, concepts, { words, end: at + count })))
      const found = isLook ? looks : things
      for (const concept of concepts) found.add(concept)
      return concepts.length > 0
    })
    at += length ?? 1
  }
  return { things, looks }
}

export interface Meant {
  readonly word: string
  readonly concepts: readonly string[]
  readonly soundsAlike: boolean
}

/**
 * English words for things that a word may have been meant to be: what was missed, doubled, or mixed up in typing, or is written as it
 * sounds.
 */
export const meantWords = (lexicon: Lexicon, word: string): Meant[] => {
  const sounding = soundingWords(word)
  return [...new Set([...sounding, ...nearWords(word)])].flatMap((near) => {
    const concepts = inEnglish(lexicon, near) ?? []
    return concepts.length > 0 ? [{ word: near, concepts, soundsAlike: sounding.has(near) }] : []
  })
}
