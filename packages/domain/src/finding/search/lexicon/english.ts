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
