import type { Id } from '@corkboard/contract'
import { normalised } from './words.ts'
import { TAXONOMY } from './taxonomy.ts'

/** What a pin or a board can be about. There are two levels: `parentId` is `null` on the upper one. */
export interface Topic {
  readonly id: Id
  readonly slug: string
  readonly name: string
  readonly parentId: Id | null
  /** What the topic of the upper level, or the one this is part of, is about. */
  readonly sentence: string
  /** As the taxonomy writes them. */
  readonly words: readonly string[]
}

const split = (words: string): string[] => words.split(',').map((word) => word.trim())

/** 1400 is a topic of the upper level, 1401 and on are below it. */
const idOf = (top: number, place: number): Id => String(top * 100 + place)

/** All of them, each of the upper level followed by those below it. */
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

export const topTopics: readonly Topic[] = TOPICS.filter(({ parentId }) => parentId === null)

export const topicById = (id: Id): Topic | undefined => byId.get(id)

/** By its slug, as addresses have it, in capitals too, or by its id. */
export const findTopic = (slugOrId: string): Topic | undefined =>
  bySlug.get(slugOrId.toLowerCase()) ?? byId.get(slugOrId)

export const narrowerThan = (id: Id): readonly Topic[] => TOPICS.filter(({ parentId }) => parentId === id)

/** The topic that a board's category stands for; categories are words of any client's. */
export const topicOfCategory = (category: string | null): Topic | undefined =>
  category === null ? undefined : (byCategory.get(category) ?? bySlug.get(category.replaceAll('_', '-')))

/** How a topic's name may be looked for: as written, and without its accents and signs. */
const names = TOPICS.map((topic) => ({ topic, name: normalised(topic.name) }))

/** Topics with a word that begins as `prefix` does: those that have the very word first, then those that begin so. */
export const suggestTopics = (prefix: string, most: number): Topic[] => {
  const wanted = normalised(prefix)
  if (wanted === '') return []
  const nearness = (name: string): number => {
    if (` ${name} `.includes(` ${wanted} `)) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return names
    .filter(({ name }) => ` ${name}`.includes(` ${wanted}`))
    .toSorted((a, b) => nearness(a.name) - nearness(b.name))
    .slice(0, most)
    .map(({ topic }) => topic)
}
