import type { Id } from '@corkboard/contract'
import { type Topic, TOPICS, topicById, topicOfCategory } from './topics.ts'
import { headLength, isStopWord, stemOf, wordsOf } from './words.ts'

/**
 * The rules below, with the taxonomy and its words. Change it with anything that gives texts other topics or annotations:
 * each site then reassigns those of its pins and boards, once.
 */
export const TOPICS_FORM = 'A single text does not outvote what an alternative text begins with'

/** The text known about a pin or board. */
export interface Texts {
  readonly title: string
  readonly description?: string
  readonly altText?: string
  /** The board the pin is on. */
  readonly boardName?: string
  readonly boardCategory?: string | null
  /** Names of other users' boards that saved it. */
  readonly savedTo?: readonly string[]
  /** Text from the page it links to: names of a recipe, a product, an article. */
  readonly linkFacts?: string
  /** Topics that the maker chose (CREATE-07). */
  readonly chosen?: readonly number[] | null
  /** The author's language, such as `de`. */
  readonly language?: string
}

export interface TopicWeight {
  readonly topicId: Id
  /** The confidence, from 0 to 1. */
  readonly weight: number
}

export interface Annotation {
  readonly term: string
  readonly weight: number
}

/** What something is about: topics, most certain first, and terms that describe it. */
export interface Subjects {
  readonly topics: readonly TopicWeight[]
  readonly annotations: readonly Annotation[]
}

/**
 * How much a word counts, by where it appears. An alternative text begins with what the picture shows; a title names it,
 * too; a board's name says what a user considers it to be.
 */
const COUNTS = { altHead: 4, title: 3, boardName: 2, altText: 1.5, description: 1.5, linkFacts: 2 } as const
type Field = keyof typeof COUNTS
/**
 * The share of that for titles and boards' names if an alternative text says what the picture shows: they may be a joke
 * ("The birds know the way" over clouds), and a board of kitchens has eggs, too.
 */
const BESIDE_HEAD: Partial<Record<Field, number>> = { title: 0.6, boardName: 0.5 }
/** Texts that may be a joke or an aside: "Still life until about ten" under a picture of eggs. */
const ASIDES: ReadonlySet<string> = new Set<Field>(['title', 'description', 'linkFacts'])
/**
 * The limit for a word in the names of boards that saved a pin, and the number of such boards that gives half of it.
 */
const SAVED_COUNTS = 5
const SAVED_HALF = 3
/** For the category, which a board's owner states outright. */
const CATEGORY_COUNTS = 2
const CATEGORY_BESIDE_HEAD = 0.5
/** A repeated word adds little. */
const AGAIN = 0.3
/** For words marked as ambiguous. */
const AMBIGUOUS = 0.33
/** For two joined colors, which say nothing about what the picture shows. */
const COLOUR_PAIR = 0.15
/** Each further word makes a phrase more telling: `tomato soup`. */
const PHRASE = 0.4
/** The share of confidence that the broad topic gets from its most certain narrower topic, and from each other one. */
const PARENT_SHARE = 0.9
const PARENT_SHARE_MORE = 0.05
/** The amount of evidence that yields a confidence of one half. */
const HALF_SURE = 4
/** Anything below this confidence, or below this share of the highest one, is a guess. */
const MIN_CONFIDENCE = 0.3
const MIN_OF_SUREST = 0.5
const MAX_TOPICS = 6
const MAX_ANNOTATIONS = 10
const MAX_TERM_LENGTH = 40
const MIN_TERM_LENGTH = 3

interface Entry {
  /** Spelled as in the taxonomy. */
  readonly term: string
  readonly topicIds: readonly Id[]
  readonly factor: number
}

/** Words of the taxonomy by their stems. */
const lexicon = new Map<string, Entry>()
let longestPhrase = 1
for (const { id, name, words } of TOPICS) {
  for (const written of [...words, ...(name.includes(' and ') ? [] : [name])]) {
    const term = wordsOf(written.replace('~', ''), 'en').join(' ')
    const stems = term.split(' ').map(stemOf)
    const key = stems.join(' ')
    const known = lexicon.get(key)
    const factor = (written.startsWith('~') ? AMBIGUOUS : 1) * (1 + PHRASE * (stems.length - 1))
    const topicIds = known ? [...new Set([...known.topicIds, id])] : [id]
    lexicon.set(key, { term: known?.term ?? term, topicIds, factor: known ? Math.min(known.factor, factor) : factor })
    longestPhrase = Math.max(longestPhrase, stems.length)
  }
}

/** Color names that come from things. */
const COLOURS = new Set(
  `apricot beige black blue blush brass brown charcoal cherry cinnamon clay coral cream denim emerald fern fig gold gray green
  grey honey ice indigo ink ivory juniper lavender lemon lilac lime lingonberry mint moss mustard navy oat ochre olive orchid peach pink pistachio plum
  purple red rose rust saffron sage sand slate tangerine teal terracotta white yellow`.split(/\s+/),
)

/**
 * "In fern and cream", "cherry and blush cabinets": two color names joined like this do not name what the picture
 * shows.
 */
const isColour = (words: readonly string[], at: number): boolean => {
  const names = (place: number): boolean =>
    COLOURS.has(words[place] ?? '') || (words[place] === 'sea' && words[place + 1] === 'glass')
  const isJoined = (words[at + 1] === 'and' && names(at + 2)) || (words[at - 1] === 'and' && names(at - 2))
  return isJoined && names(at)
}

/** Every phrase of the taxonomy in the text: the longest at each position, without overlaps. */
const phrasesOf = (words: readonly string[]): Entry[] => {
  const stems = words.map(stemOf)
  const found: Entry[] = []
  for (let at = 0; at < stems.length;) {
    let length = Math.min(longestPhrase, stems.length - at)
    while (length > 0) {
      const entry = lexicon.get(stems.slice(at, at + length).join(' '))
      if (entry) {
        found.push(length === 1 && isColour(words, at) ? { ...entry, factor: entry.factor * COLOUR_PAIR } : entry)
        break
      }
      length -= 1
    }
    at += Math.max(1, length)
  }
  return found
}

/** Where the words begin that a plural before "of" counts: "curtains of northern lights", "rows of doughnuts". */
const afterMeasure = (head: readonly string[]): number => {
  const at = head.indexOf('of')
  return at > 0 && stemOf(head[at - 1]!) !== head[at - 1] ? at + 1 : 0
}

/** The phrases of each field, in the order in which repeated ones begin to count less. */
const fieldsOf = (texts: Texts, language: string): (readonly [Field, readonly Entry[]])[] => {
  const alt = wordsOf(texts.altText ?? '', language)
  const end = headLength(alt)
  const start = afterMeasure(alt.slice(0, end))
  const fields: (readonly [Field, readonly string[]])[] = [
    ['altHead', alt.slice(start, end)],
    ['title', wordsOf(texts.title, language)],
    ['boardName', wordsOf(texts.boardName ?? '', language)],
    ['altText', [...alt.slice(0, start), ...alt.slice(end)]],
    ['description', wordsOf(texts.description ?? '', language)],
    ['linkFacts', wordsOf(texts.linkFacts ?? '', language)],
  ]
  return fields.map(([field, words]) => [field, phrasesOf(words)])
}

const broadOf = (id: Id): Id => topicById(id)?.parentId ?? id

const round = (weight: number): number => Math.round(weight * 1_000) / 1_000

/** What a text is about. Pure: the same text always gives the same result. */
export const describe = (texts: Texts): Subjects => {
  const language = texts.language ?? 'en'
  const evidence = new Map<Id, number>()
  const terms = new Map<string, number>()
  const count = <K>(sums: Map<K, number>, key: K, by: number): void => {
    sums.set(key, (sums.get(key) ?? 0) + by)
  }
  /** By broad topic: the texts that name it or one of its narrower topics. */
  const named = new Map<Id, Set<string>>()
  const witness = (id: Id, where: string): void => {
    const broad = broadOf(id)
    named.set(broad, (named.get(broad) ?? new Set()).add(where))
  }
  const note = ({ term, topicIds, factor }: Entry, counts: number, where: string): void => {
    count(terms, term, counts * factor)
    for (const id of topicIds) {
      count(evidence, id, (counts * factor) / Math.sqrt(topicIds.length))
      witness(id, where)
    }
  }
  const fields = fieldsOf(texts, language)
  const saysWhatItIs = fields.some(([field, entries]) => field === 'altHead' && entries.length > 0)
  for (const [field, entries] of fields) {
    const counts = COUNTS[field] * (saysWhatItIs ? (BESIDE_HEAD[field] ?? 1) : 1)
    for (const entry of entries) note(entry, counts * (terms.has(entry.term) ? AGAIN : 1), field)
  }
  const savedAs = new Map<Entry, number>()
  for (const name of texts.savedTo ?? []) {
    for (const entry of phrasesOf(wordsOf(name, language))) count(savedAs, entry, 1)
  }
  for (const [entry, boards] of savedAs) {
    note(entry, (SAVED_COUNTS * boards) / (boards + SAVED_HALF), 'savedTo')
  }
  for (const term of titleTerms(texts.title, language)) if (!terms.has(term)) terms.set(term, 1)
  const category = topicOfCategory(texts.boardCategory ?? null)
  if (category) {
    count(evidence, category.id, CATEGORY_COUNTS * (saysWhatItIs ? CATEGORY_BESIDE_HEAD : 1))
    witness(category.id, 'category')
  }
  const isAside = (id: Id): boolean => {
    const [where, ...others] = named.get(broadOf(id)) ?? []
    return saysWhatItIs && where !== undefined && others.length === 0 && ASIDES.has(where)
  }
  for (const id of evidence.keys()) if (isAside(id)) evidence.delete(id)
  const chosen = (texts.chosen ?? []).flatMap((id) => topicById(String(id)) ?? [])
  return {
    topics: withChosen(chosen, surestTopics(evidence)),
    annotations: bestTerms(
      terms,
      chosen.map(({ name }) => name.toLowerCase()),
    ),
  }
}

/** Chosen topics are certain. Their broad topics are almost, and other ones stay what the texts say. */
const withChosen = (chosen: readonly Topic[], found: readonly TopicWeight[]): readonly TopicWeight[] => {
  const weights = new Map<Id, number>(chosen.map(({ id }) => [id, 1]))
  for (const { parentId } of chosen)
    if (parentId !== null && !weights.has(parentId)) weights.set(parentId, PARENT_SHARE)
  const others = found.filter(({ topicId }) => !weights.has(topicId)).slice(0, Math.max(0, MAX_TOPICS - weights.size))
  return [...[...weights].map(([topicId, weight]) => ({ topicId, weight })), ...others].toSorted(
    (a, b) => b.weight - a.weight,
  )
}

const surestTopics = (evidence: ReadonlyMap<Id, number>): TopicWeight[] => {
  const sums = new Map(evidence)
  const counted = new Set<Id>()
  for (const [id, sum] of [...evidence].toSorted(([, a], [, b]) => b - a)) {
    const parentId = topicById(id)?.parentId
    if (!parentId) continue
    sums.set(parentId, (sums.get(parentId) ?? 0) + sum * (counted.has(parentId) ? PARENT_SHARE_MORE : PARENT_SHARE))
    counted.add(parentId)
  }
  const sure = [...sums]
    .map(([topicId, sum]) => ({ topicId, weight: round(sum / (sum + HALF_SURE)) }))
    .toSorted((a, b) => b.weight - a.weight || Number(a.topicId) - Number(b.topicId))
  const least = Math.max(MIN_CONFIDENCE, (sure[0]?.weight ?? 0) * MIN_OF_SUREST)
  return sure.filter(({ weight }) => weight >= least).slice(0, MAX_TOPICS)
}

const bestTerms = (found: ReadonlyMap<string, number>, chosen: readonly string[]): Annotation[] =>
  [...chosen.map((term) => [term, Infinity] as const), ...[...found].filter(([term]) => !chosen.includes(term))]
    .filter(([term]) => term.length >= MIN_TERM_LENGTH && term.length <= MAX_TERM_LENGTH)
    .map(([term, sum]) => ({ term, weight: sum === Infinity ? 1 : round(sum / (sum + HALF_SURE)) }))
    // Ties keep the order of the text.
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ANNOTATIONS)

/** Words of a title that add something beyond the taxonomy, and pairs of adjacent ones. */
const titleTerms = (title: string, language: string): string[] => {
  const words = wordsOf(title, language)
  const says = (word: string | undefined): word is string =>
    word !== undefined && word.length >= MIN_TERM_LENGTH && !/^\d+$/.test(word) && !isStopWord(word, language)
  return words.flatMap((word, place) => {
    const next = words[place + 1]
    if (!says(word)) return []
    return says(next) ? [`${word} ${next}`, word] : [word]
  })
}
