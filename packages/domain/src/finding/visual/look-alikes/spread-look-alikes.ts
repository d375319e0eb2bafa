import { isAlike, isSame, type Look } from './look.ts'

/** About as many pictures as one screen shows. No two look-alikes are this close to each other in a list. */
export const SCREEN = 25
/**
 * How many pictures may wait at the same time. If more look alike, the one whose look-alike is furthest away is shown:
 * a list of nothing but look-alikes keeps its order.
 */
export const MAX_WAITING = 12

interface Waiting<Item> {
  readonly item: Item
  readonly look: Look | undefined
  /** The first place in the list at which no look-alike is on the same screen. */
  readonly freeAt: number
}

/** A ranked list in which look-alikes wait until they are a screen apart. Nothing is lost, and nothing else moves. */
export interface Spread<Item> {
  /** What is placed so far, in order. */
  readonly placed: readonly Item[]
  /** What waits, in ranked order. */
  waiting(): readonly Item[]
  /** Adds the next of the ranked list. It is placed, or it waits. */
  add(item: Item): void
  /** Call when nothing follows: places what waits, as far apart as possible. */
  finish(): void
}

export interface SpreadOptions<Item> {
  /** Never places more than this. */
  readonly size?: number
  /** The looks of what precedes the list, latest last. */
  readonly before?: readonly (Look | undefined)[]
  /** The picture that the list is about, above it. Its variations may follow, the same picture again only a screen later. */
  readonly above?: Look | undefined
  /** Whether an item may go before a better one that waits. Always, by default. */
  readonly mayOvertake?: (item: Item, waiting: Item) => boolean
}

/** @param lookOf `undefined` for a picture that is not described yet: it looks like no other */
export const openSpread = <Item>(
  lookOf: (item: Item) => Look | undefined,
  { size = Infinity, before = [], above, mayOvertake = () => true }: SpreadOptions<Item> = {},
): Spread<Item> => {
  const looks = before.slice(1 - SCREEN)
  const isBelow = looks.length < SCREEN - 1
  const placed: Item[] = []
  let waiting: Waiting<Item>[] = []

  const freeAtOf = (look: Look | undefined): number => {
    if (!look) return 0
    for (let at = looks.length - 1; at >= Math.max(0, looks.length + 1 - SCREEN); at--) {
      const other = looks[at]
      if (other && isAlike(look, other)) return at + SCREEN
    }
    return isBelow && above && isSame(look, above) ? SCREEN - 1 : 0
  }

  const place = ({ item, look }: Waiting<Item>): void => {
    const freeAt = looks.length + SCREEN
    placed.push(item)
    looks.push(look)
    waiting = waiting.flatMap((one) => {
      if (one.item === item) return []
      return look && one.look && isAlike(look, one.look) ? [{ ...one, freeAt }] : [one]
    })
  }

  const nextFree = (): Waiting<Item> | undefined => {
    const next = waiting.find(({ freeAt }) => freeAt <= looks.length)
    return next && waiting.find((one) => one === next || !mayOvertake(next.item, one.item))
  }
  const leastAlike = () => waiting.reduce((best, one) => (one.freeAt < best.freeAt ? one : best))

  const placeUntil = (mostWaiting: number): void => {
    while (placed.length < size) {
      const next = nextFree() ?? (waiting.length > mostWaiting ? leastAlike() : undefined)
      if (!next) return
      place(next)
    }
  }

  return {
    placed,
    waiting: () => waiting.map(({ item }) => item),
    add: (item) => {
      const look = lookOf(item)
      waiting.push({ item, look, freeAt: freeAtOf(look) })
      placeUntil(MAX_WAITING)
    },
    finish: () => placeUntil(0),
  }
}

/** A whole list with its look-alikes a screen apart, as far as other pictures can go between them. */
export const spreadLookAlikes = <Item>(
  items: readonly Item[],
  lookOf: (item: Item) => Look | undefined,
  around: Pick<SpreadOptions<Item>, 'before' | 'above'> = {},
): readonly Item[] => {
  const spread = openSpread(lookOf, around)
  for (const item of items) spread.add(item)
  spread.finish()
  return spread.placed
}
