import type { Id } from '@corkboard/contract'
import { topicById } from '../../../content/topics/index.ts'

/** The score of a pin's most certain topic, its second, and so on. */
const PARTS = [1, 0.6, 0.4]
const LEAST = 0.3

const broadOf = (id: Id): Id => topicById(id)?.parentId ?? id

/**
 * How much a pin is about a topic, from 0 to 1: a poster with a boat on it is mainly about posters.
 * @param topicIds the pin's topics, most certain first
 */
export const howMuchAbout = (topicId: Id, topicIds: readonly Id[]): number => {
  const broad = broadOf(topicId)
  if (topicId !== broad && !topicIds.includes(topicId)) return LEAST
  const before: Id[] = []
  for (const id of topicIds) {
    const its = broadOf(id)
    if (its === broad) return PARTS[before.length] ?? LEAST
    if (!before.includes(its)) before.push(its)
  }
  return LEAST
}

/** True when it is the first thing anyone would say about the pin. */
export const isMostlyAbout = (topicId: Id, topicIds: readonly Id[]): boolean => howMuchAbout(topicId, topicIds) === 1

/** Ideas for a board of marbled paper are paper crafts, not all crafts: a narrower topic replaces its broad one. */
export const narrowest = (topics: readonly Id[]): Id[] => {
  const broader = new Set(topics.map((id) => topicById(id)?.parentId))
  return topics.filter((id) => !broader.has(id))
}
