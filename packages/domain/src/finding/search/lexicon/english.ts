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
  ['s', ''],
  ['oes', 'o'],
]

/** What an English noun may be the plural of, the word itself first. */
export const singularsOf = (word: string): string[] => {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return [irregular, word]
  const regular = ENDINGS.filter(([ending]) => word.length > ending.length + 2 && word.endsWith(ending))
  return [word, ...regular.map(([ending, instead]) => word.slice(0, -ending.length) + instead)]
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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** What a word may have been meant to be: one letter more, less or another, or two in each other's place. */
export const nearWords = (word: string): ReadonlySet<string> => {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') near.add(before + after.slice(1))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
      if (after !== '') near.add(before + letter + after.slice(1))
    }
    for (let other = at + 1; other < word.length; other++) {
      near.add(before + word[other]! + word.slice(at + 1, other) + word[at]! + word.slice(other + 1))
    }
  }
  near.delete(word)
  return near
}
