import type { Id } from '@corkboard/contract'
import { isStopWord, normalised } from './words.ts'
import { TAXONOMY } from './taxonomy.ts'

/** What a pin or board can be about. There are two levels: `parentId` is `null` for broad topics. */
export interface Topic {
  readonly id: Id
  readonly slug: string
  readonly name: string
  readonly parentId: Id | null
  /** A sentence about the topic, or about the broad topic it belongs to. */
  readonly sentence: string
  /** Spelled as in the taxonomy. */
  readonly words: readonly string[]
}

const split = (words: string): string[] => words.split(',').map((word) => word.trim())

/** For example, 1400 is a broad topic and 1401 and up are its narrower ones. */
const idOf = (top: number, place: number): Id => String(top * 100 + place)

/** All topics, each broad one followed by its narrower ones. */
export const TOPICS: readonly Topic[] = TAXONOMY.flatMap(({ id, slug, name, sentence, words, narrower }) => [
  { id: idOf(id, 0), slug, name, parentId: null, sentence, words: split(words) },
  ...narrower.map(([slug, name, words], place) => ({
    id: idOf(id, place + 1),
    slug,
    name,
    parentId: idOf(id, 0),
    sentence,
    words: split(words),
  })),
])

const byId = new Map(TOPICS.map((topic) => [topic.id, topic]))
const bySlug = new Map(TOPICS.map((topic) => [topic.slug, topic]))
const byCategory = new Map(
  TAXONOMY.flatMap(({ id, categories }) => split(categories).map((word) => [word, byId.get(idOf(id, 0))!] as const)),
)

/** Without unknown ones: a scheduled pin may name a topic that was removed. Each once. */
export const knownTopics = (ids: readonly Id[]): Id[] => [...new Set(ids)].filter((id) => byId.has(id))

export const topTopics: readonly Topic[] = TOPICS.filter(({ parentId }) => parentId === null)

export const topicById = (id: Id): Topic | undefined => byId.get(id)

/** Finds a topic by its slug, in any case, or by its id. */
export const findTopic = (slugOrId: string): Topic | undefined =>
  bySlug.get(slugOrId.toLowerCase()) ?? byId.get(slugOrId)

export const narrowerThan = (id: Id): readonly Topic[] => TOPICS.filter(({ parentId }) => parentId === id)

/** The topic for a board's category. Categories may come from any client. */
export const topicOfCategory = (category: string | null): Topic | undefined =>
  category === null ? undefined : (byCategory.get(category) ?? bySlug.get(category.replaceAll('_', '-')))

/** Names to search by, normalized to ignore accents and punctuation. */
const names = TOPICS.map((topic) => ({ topic, name: normalised(topic.name) }))

/** True when `wanted` begins at a word of the name and is more than its stop words: "the" does not lead to the Middle East. */
const saysPartOf = (name: string, wanted: string): boolean => {
  const words = name.split(' ')
  const length = wanted.split(' ').length
  return words.some(
    (_, at) =>
      words.slice(at).join(' ').startsWith(wanted) &&
      words.slice(at, at + length).some((word) => !isStopWord(word, 'en')),
  )
}

/** Topics with a word that starts with `prefix`: exact matches first. */
export const suggestTopics = (prefix: string, most: number): Topic[] => {
  const wanted = normalised(prefix)
  if (wanted === '') return []
  const nearness = (name: string): number => {
    if (` ${name} `.includes(` ${wanted} `)) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return names
    .filter(({ name }) => saysPartOf(name, wanted))
    .toSorted((a, b) => nearness(a.name) - nearness(b.name))
    .slice(0, most)
    .map(({ topic }) => topic)
}
