import { EdgeList, FADING, findNear, PinBoardGraph, RECENT_PINS } from '@corkboard/domain/finding/recommendations'
import type { Interactions } from './interactions.ts'
import { Sums } from './sums.ts'

/** The best items for a user, from the items they interacted with, oldest first; none of these. */
export type Recommender = (known: readonly number[]) => readonly number[]

/** As many as a home feed asks for. */
const MOST = 500

/** All lists in one array, as the site holds them: nothing that is compared has slower data than the rest. */
interface Lists {
  readonly offsets: Uint32Array
  readonly others: Uint32Array
}

const layOut = (lists: readonly (readonly number[])[]): Lists => {
  const offsets = new Uint32Array(lists.length + 1)
  for (const [n, list] of lists.entries()) offsets[n + 1] = offsets[n]! + list.length
  const others = new Uint32Array(offsets.at(-1)!)
  for (const [n, list] of lists.entries()) others.set(list, offsets[n])
  return { offsets, others }
}

const lengthOf = ({ offsets }: Lists, n: number): number => offsets[n + 1]! - offsets[n]!

interface Learned {
  readonly byUser: Lists
  readonly byItem: Lists
}

const learn = ({ byUser, items }: Interactions): Learned => {
  const byItem: number[][] = Array.from({ length: items }, () => [])
  for (const [user, liked] of byUser.entries()) for (const item of liked) byItem[item]!.push(user)
  return { byUser: layOut(byUser), byItem: layOut(byItem) }
}

/** Adds to everything in a list. */
const addAll = (sums: Sums, { offsets, others }: Lists, n: number, more: number): void => {
  const end = offsets[n + 1]!
  for (let at = offsets[n]!; at < end; at += 1) sums.add(others[at]!, more)
}

const itemCount = ({ byItem }: Learned): number => byItem.offsets.length - 1
const userCount = ({ byUser }: Learned): number => byUser.offsets.length - 1

/** The same for everyone: the items with most users. */
const popularity = (learned: Learned): Recommender => {
  const order = Array.from({ length: itemCount(learned) }, (_, item) => item).toSorted(
    (a, b) => lengthOf(learned.byItem, b) - lengthOf(learned.byItem, a),
  )
  return (known) => {
    const leftOut = new Set(known)
    return order
      .slice(0, MOST + known.length)
      .filter((item) => !leftOut.has(item))
      .slice(0, MOST)
  }
}

const NEIGHBORS = 100

/** Items with the same users, by cosine similarity; only the nearest of each. */
const itemKnn = (learned: Learned): Recommender => {
  const { byItem, byUser } = learned
  const nearest = new Map<number, readonly (readonly [item: number, cosine: number])[]>()
  const sums = new Sums(itemCount(learned))
  const nearestOf = (item: number) => {
    const known = nearest.get(item)
    if (known) return known
    const end = byItem.offsets[item + 1]!
    for (let at = byItem.offsets[item]!; at < end; at += 1) addAll(sums, byUser, byItem.others[at]!, 1)
    for (let place = 0; place < sums.size; place += 1) {
      const other = sums.numberAt(place)
      sums.multiply(other, 1 / Math.sqrt(lengthOf(byItem, item) * lengthOf(byItem, other)))
    }
    const best = sums.best(NEIGHBORS, new Set([item])).map((other) => [other, sums.valueOf(other)] as const)
    sums.clear()
    nearest.set(item, best)
    return best
  }
  const scores = new Sums(itemCount(learned))
  return (known) => {
    for (const item of known) for (const [other, cosine] of nearestOf(item)) scores.add(other, cosine)
    const best = scores.best(MOST, new Set(known))
    scores.clear()
    return best
  }
}

/** The value that its authors found best on most data (Cooper et al., 2014), and the one that was best on public data. */
const ALPHAS = [0.8, 1] as const
/** The values that `docs/decisions/related-pins.md` measured on public data. */
const RP3 = { alpha: 0.7, beta: 0.2 }

/**
 * The exact result of a three-step walk from the user, each step's probability to the power of alpha, and divided by
 * the item's popularity to the power of beta (Paudel et al., 2017).
 */
const p3 = (learned: Learned, { alpha, beta }: { readonly alpha: number; readonly beta: number }): Recommender => {
  const { byItem, byUser } = learned
  const powers = (lists: Lists, count: number, exponent: number) =>
    Float64Array.from({ length: count }, (_, n) => Math.max(1, lengthOf(lists, n)) ** -exponent)
  const fromItem = powers(byItem, itemCount(learned), alpha)
  const fromUser = powers(byUser, userCount(learned), alpha)
  const heldBack = powers(byItem, itemCount(learned), beta)
  const users = new Sums(userCount(learned))
  const scores = new Sums(itemCount(learned))
  return (known) => {
    for (const item of known) addAll(users, byItem, item, fromItem[item]!)
    for (let place = 0; place < users.size; place += 1) {
      const user = users.numberAt(place)
      addAll(scores, byUser, user, users.valueOf(user) * fromUser[user]!)
    }
    for (let place = 0; place < scores.size; place += 1) {
      const item = scores.numberAt(place)
      scores.multiply(item, heldBack[item]!)
    }
    const best = scores.best(MOST, new Set(known))
    users.clear()
    scores.clear()
    return best
  }
}

/** The site's own steps: from the latest items, with users' lists as boards. */
const twoSteps = ({ items, byUser }: Interactions): Recommender => {
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
    const leftOut = new Set(known)
    return findNear(graph, starts, { most: MOST + known.length })
      .map(({ picture }) => picture)
      .filter((picture) => !leftOut.has(picture))
      .slice(0, MOST)
  }
}

/** All recommenders by name, each built from the training data. */
export const RECOMMENDERS: Readonly<Record<string, (interactions: Interactions) => Recommender>> = {
  'our two steps': twoSteps,
  popularity: (interactions) => popularity(learn(interactions)),
  'item-kNN': (interactions) => itemKnn(learn(interactions)),
  ...Object.fromEntries(
    ALPHAS.map((alpha) => [
      `P3-alpha ${alpha.toFixed(1)}, exact`,
      (interactions: Interactions) => p3(learn(interactions), { alpha, beta: 0 }),
    ]),
  ),
  'RP3-beta, exact': (interactions) => p3(learn(interactions), RP3),
}
