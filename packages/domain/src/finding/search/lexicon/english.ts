/** Plurals that no rule gives. */
const IRREGULAR: Readonly<Record<string, string>> = {
  cacti: 'cactus',
  children: 'child',
  clothes: 'clothes',
  feet: 'foot',
  geese: 'goose',
  halves: 'half',
  hooves: 'hoof',
  knives: 'knife',
  leaves: 'leaf',
  lives: 'life',
  loaves: 'loaf',
  men: 'man',
  mice: 'mouse',
  oxen: 'ox',
  people: 'person',
  scarves: 'scarf',
  shelves: 'shelf',
  teeth: 'tooth',
  thieves: 'thief',
  wives: 'wife',
  wolves: 'wolf',
  women: 'woman',
}

/** Endings of plurals, and what they replace. The first that gives a known word counts. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ies', 'y'],
  ['men', 'man'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ses', 's'],
  ['s', ''],
  ['oes', 'o'],
]

/** "Gas" is the plural of nothing. */
const SHORTEST_SINGULAR = 3

/** What an English noun may be the plural of, the word itself first. */
export const singularsOf = (word: string): string[] => {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return [irregular, word]
  // Words that end with oo have a plain s: "shooes" are shoes.
  if (word.endsWith('ooes')) return [word]
  const regular = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, -ending.length) + instead,
  )
  return [word, ...regular.filter(({ length }) => length >= SHORTEST_SINGULAR)]
}

/** Endings of verbs, and the endings of their base form. */
const VERB_ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
]

/** What a word may be a form of, if it is a verb: goes, stayed, hunting. Irregular ones are not known. */
export const verbsOf = (word: string): string[] =>
  VERB_ENDINGS.filter(([ending]) => word.length > ending.length + 1 && word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, -ending.length) + instead,
  )

/** True for a short verb that doubles its last letter before -ed and -ing, which this form of it does not: "kniting". */
export const doublesLast = (verb: string, form: string): boolean =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) && form.startsWith(verb) && form[verb.length] !== verb.at(-1)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Keys as they lie on a keyboard; each row begins half a key further right than the one above. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUND_ALIKE = ['aeiouy', 'ckqsxz', 'bp', 'dt', 'fvw', 'gj', 'mn', 'lr']

const keysNear = (letter: string): string => {
  const row = KEYS.findIndex((keys) => keys.includes(letter))
  const at = KEYS[row]?.indexOf(letter) ?? -1
  const near = (other: number, ...places: number[]) => places.map((place) => KEYS[other]?.[place] ?? '').join('')
  return near(row, at - 1, at + 1) + near(row - 1, at, at + 1) + near(row + 1, at - 1, at)
}

/** For each letter, those that are typed in its place: keys next to it, and letters that sound alike. */
const TYPED_INSTEAD: ReadonlyMap<string, string> = new Map(
  [...LETTERS].map((letter) => [
    letter,
    [...new Set(keysNear(letter) + SOUND_ALIKE.filter((letters) => letters.includes(letter)).join(''))].join(''),
  ]),
)

/**
 * What a word may have been meant to be: one letter more, less or another that is near on the keyboard or in sound, or two in
 * each other's place.
 */
export const nearWords = (word: string): ReadonlySet<string> => {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') near.add(before + after.slice(1))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
    }
    for (const letter of TYPED_INSTEAD.get(word[at] ?? '') ?? '') near.add(before + letter + after.slice(1))
    for (let other = at + 1; other < word.length; other++) {
      near.add(before + word[other]! + word.slice(at + 1, other) + word[at]! + word.slice(other + 1))
    }
  }
  near.delete(word)
  return near
}

/** Vowels that are written for one another: a sneaker is a "sniker". */
const VOWELS_ALIKE = ['e ea ee ei ey i ie y', 'oo ou u ue ui', 'a ai ay ei ey', 'o oa oe', 'au o ou'].map((vowels) =>
  vowels.split(' '),
)
/** Shorter words sound like too many others: "brid" is a bird and no bread. */
const SHORTEST_SOUNDING = 6

/** Words that sound the same, with other vowels in one place. */
export const soundingWords = (word: string): ReadonlySet<string> => {
  if (word.length < SHORTEST_SOUNDING) return new Set()
  const places = [...word.matchAll(/[aeiouy]+/g)].flatMap(({ 0: vowels, index }) =>
    VOWELS_ALIKE.filter((alike) => alike.includes(vowels))
      .flat()
      .map((other) => word.slice(0, index) + other + word.slice(index + vowels.length)),
  )
  return new Set(places.filter((other) => other !== word))
}

const isTypedInstead = (letter: string, other: string): boolean => TYPED_INSTEAD.get(letter)?.includes(other) === true

/** A letter that neither is near on the keyboard nor sounds alike is no slip. */
const OTHER_LETTER = 2

/** How many slips make this word of the other: a letter more, less, or typed instead, or two in each other's place. */
export const slipsBetween = (word: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, n) => n)]
  for (let at = 1; at <= word.length; at++) {
    const [above, row] = [rows[at - 1]!, [at]]
    for (let to = 1; to <= other.length; to++) {
      const [letter, its] = [word[at - 1]!, other[to - 1]!]
      const instead = letter === its ? 0 : isTypedInstead(letter, its) ? 1 : OTHER_LETTER
      const isExchanged = letter !== its && letter === other[to - 2] && word[at - 2] === its
      const exchanged = isExchanged ? rows[at - 2]![to - 2]! + 1 : Infinity
      row.push(Math.min(above[to]! + 1, row[to - 1]! + 1, above[to - 1]! + instead, exchanged))
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}

/**
 * Prepositions, pronouns, numbers, adverbs, and the irregular forms of verbs that are most used: words that name nothing, whatever
 * nouns are written like them.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'across against ago ahead along almost already alone although among anybody anyone anything anywhere apart around ' +
    'aside away back behind beneath beside besides beyond close closer despite down during either else elsewhere enough ' +
    'everybody everyone everything everywhere except far forth forward hardly here herself himself inside instead ' +
    'itself late least less loose lots mine myself near nearly neither nobody none nowhere once onto opposite otherwise ' +
    'outside outward past per quite rather several side since somebody somehow someone someones somewhere soon straight ' +
    'though throughout together tomorrow tonight toward towards twice unless upon upright upward whatever whenever ' +
    'wherever whether whichever whoever whole whose within without yesterday yet yours ' +
    'actually basically completely directly easily entirely exactly finally fully honestly mainly mostly only properly ' +
    'quickly quietly simply slightly slowly suddenly usually ' +
    'ate became began came chose drew fell felt found gave gone grew held kept knew laid led left lost met ran said sang ' +
    'sat saw sent shook sold spent spoke stood swam taught threw told took went won wore wrote ' +
    'zero one two three four five six seven eight nine ten eleven twelve dozen twenty thirty forty fifty hundred thousand ' +
    'million first second third last next'
  ).split(' '),
)

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)
