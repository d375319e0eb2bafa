import { EdgeList, FADING, findNear, PinBoardGraph, RECENT_PINS } from '@corkboard/domain/finding/recommendations'
import type { Interactions } from './interactions.ts'

/** Scores items for a user, from the items they interacted with, oldest first. */
export type Recommender = (known: readonly number[]) => ReadonlyMap<number, number>

interface Learned extends Interactions {
  readonly byItem: readonly (readonly number[])[]
}

const learn = (interactions: Interactions): Learned => {
  const byItem: number[][] = Array.from({ length: interactions.items }, () => [])
  for (const [user, items] of interactions.byUser.entries()) for (const item of items) byItem[item]!.push(user)
  return { ...interactions, byItem }
}

const add = (scores: Map<number, number>, item: number, more: number): void => {
  scores.set(item, (scores.get(item) ?? 0) + more)
}

/** The same for everyone: the items with most users. */
const popularity = ({ byItem }: Learned): Recommender => {
  const scores = new Map(byItem.map((users, item) => [item, users.length]))
  return () => scores
}

const NEIGHBORS = 100

/** Items with the same users, by cosine similarity; only the nearest of each. */
const itemKnn = ({ byItem, byUser }: Learned): Recommender => {
  const nearest = new Map<number, readonly (readonly [item: number, cosine: number])[]>()
  const nearestOf = (item: number) => {
    const known = nearest.get(item)
    if (known) return known
    const common = new Map<number, number>()
    for (const user of byItem[item]!) for (const other of byUser[user]!) add(common, other, 1)
    common.delete(item)
    const cosines = Array.from(
      common,
      ([other, times]) => [other, times / Math.sqrt(byItem[item]!.length * byItem[other]!.length)] as const,
    )
    const best = cosines.toSorted(([, a], [, b]) => b - a).slice(0, NEIGHBORS)
    nearest.set(item, best)
    return best
  }
  return (known) => {
    const scores = new Map<number, number>()
    for (const item of known) for (const [other, cosine] of nearestOf(item)) add(scores, other, cosine)
    return scores
  }
}

/** The value that its authors found best on most data (Cooper et al., 2014). */
const ALPHA = 0.8
/** The values that `docs/decisions/related-pins.md` measured on public data. */
const RP3 = { alpha: 0.7, beta: 0.2 }

/**
 * The exact result of a three-step walk from the user, each step's probability to the power of alpha, and divided by
 * the item's popularity to the power of beta (Paudel et al., 2017).
 */
const p3 =
  ({ byItem, byUser }: Learned, { alpha, beta }: { readonly alpha: number; readonly beta: number }): Recommender =>
  (known) => {
    const users = new Map<number, number>()
    for (const item of known) {
      const there = known.length ** -alpha * byItem[item]!.length ** -alpha
      for (const user of byItem[item]!) add(users, user, there)
    }
    const scores = new Map<number, number>()
    for (const [user, here] of users) {
      const there = here * byUser[user]!.length ** -alpha
      for (const item of byUser[user]!) add(scores, item, there)
    }
    if (beta > 0) for (const [item, score] of scores) scores.set(item, score * byItem[item]!.length ** -beta)
    return scores
  }

const MOST = 500

/** The site's own steps: from the latest items, with users' lists as boards. */
const twoSteps = ({ items, byUser }: Learned): Recommender => {
  const graph = new PinBoardGraph()
  for (let item = 0; item < items; item += 1) graph.pictures.add(0, item)
  const edges = new EdgeList()
  for (const [user, liked] of byUser.entries()) {
    const board = graph.setBoard(0, user, { topics: [], language: null })
    for (const item of liked) edges.add(item, board, BigInt(edges.length))
  }
  for (const _ of graph.layOut(edges));
  return (known) => {
    const starts = known
      .toReversed()
      .slice(0, RECENT_PINS)
      .map((picture, n) => ({ picture, weight: FADING ** n }))
    const near = findNear(graph, starts, { most: MOST + known.length })
    return new Map(near.map(({ picture, score }) => [picture, score]))
  }
}

/** All recommenders by name, each built from the training data. */
export const RECOMMENDERS: Readonly<Record<string, (interactions: Interactions) => Recommender>> = {
  'our two steps': (interactions) => twoSteps(learn(interactions)),
  popularity: (interactions) => popularity(learn(interactions)),
  'item-kNN': (interactions) => itemKnn(learn(interactions)),
  'P3-alpha, exact': (interactions) => p3(learn(interactions), { alpha: ALPHA, beta: 0 }),
  'RP3-beta, exact': (interactions) => p3(learn(interactions), RP3),
}
