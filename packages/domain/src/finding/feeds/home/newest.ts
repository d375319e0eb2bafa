import { type Id, packId, timeOf } from '@corkboard/contract'
import { type ChangeHub, type Ctx, type SignedIn, takesAway } from '../../../kernel/index.ts'
import { followedPins, freshPins, type StreamSlice } from './streams.ts'

/** The newest pins of what a member follows. Only pins after `since` may be missing. */
export interface Followed {
  readonly slice: StreamSlice
  readonly since: Id
  /** How many changes had moved pins before. */
  readonly moves: number
}

export interface Newest {
  readonly followed: StreamSlice
  readonly fresh: StreamSlice
}

/** Within this time, pins may be stored in another order than that of their ids. */
const STORED_WITHIN_MS = 30_000

const shortlyBefore = (time: number): Id => packId(time - STORED_WITHIN_MS, 0, 0)

const movesSeen = new WeakMap<ChangeHub, { count: number }>()

/** How many changes this process has seen after which pins may be on other boards or seen by others than before. */
const movesOf = (changes: ChangeHub): number => {
  const known = movesSeen.get(changes)
  if (known) return known.count
  const moves = { count: 0 }
  movesSeen.set(changes, moves)
  changes.subscribe((changed) => {
    if (changed === 'everything' || takesAway(changed)) moves.count += 1
  })
  return 0
}

/** Whether everything later than what is known is among the fresh pins. */
const reachesBack = ({ items, isLast }: StreamSlice, { since }: Followed): boolean => {
  const oldest = items.at(-1)
  return isLast || (oldest !== undefined && BigInt(oldest.id) <= BigInt(since))
}

/**
 * The newest public pins, and the newest pins of what the member follows: those of the last time, after those among the
 * public ones that were made since. What they follow is read again when there may be others between the two, or pins
 * were moved. Only a pin that became public later than it was made, or that others added to a board that is not public,
 * waits until `memory` is a new one.
 */
export const readNewest = async (
  ctx: Ctx<SignedIn>,
  memory: { last?: Followed },
  most: { readonly followed: number; readonly fresh: number },
): Promise<Newest> => {
  const { db } = ctx
  const { userId } = ctx.viewer
  const moves = movesOf(ctx.site.changes)
  const known = memory.last?.moves === moves ? memory.last : undefined
  const fresh = await freshPins(db, userId, { after: undefined, since: known?.since }, most.fresh)
  if (known && reachesBack(fresh, known)) {
    const latest = fresh.items.filter(({ isFollowed }) => isFollowed)
    if (latest.length === 0) return { followed: known.slice, fresh }
    const ids = new Set(latest.map(({ id }) => id))
    const items = [...latest, ...known.slice.items.filter(({ id }) => !ids.has(id))]
    const isLast = known.slice.isLast && items.length <= most.followed
    return { followed: { items: items.slice(0, most.followed), isLast }, fresh }
  }
  const slice = await followedPins(db, userId, undefined, most.followed)
  const [newest] = fresh.items
  // The ids of a process whose clock was ahead are later than those that others are making now.
  const until = Math.min(ctx.now().getTime(), newest ? timeOf(newest.id).getTime() : 0)
  memory.last = { slice, since: shortlyBefore(until), moves }
  return { followed: slice, fresh }
}
