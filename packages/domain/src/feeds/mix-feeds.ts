import type { Id, Pin } from '@corkboard/contract'
import type { Ctx, Page, PageRequest } from '../kernel/index.ts'
import { type PinFieldSet, presentPins, type SeenPin } from '../pins/index.ts'
import type { Skeleton } from './feed-store.ts'
import { type ReadPins, readPins } from './read-pins.ts'

export interface MixedSources {
  readonly followed: Skeleton
  readonly newest: Skeleton
  readonly shows: (pin: SeenPin) => boolean
}

/** Of every five pins, three come from what the person follows while there are any. */
const PATTERN = ['followed', 'followed', 'newest', 'followed', 'newest'] as const
const ENDED = '0'

/** Whether a pin belongs to the followed stream, and so is left out of the other one. */
const isFollowed = (pin: SeenPin): boolean => pin.board.followedByMe || pin.relations.follows.has(pin.pinnerId)

/** Takes from two streams in the pattern's order; where one is empty the other fills in. */
export const interleave = <T>(
  followed: readonly T[],
  newest: readonly T[],
  size: number,
): { from: 'followed' | 'newest'; item: T }[] => {
  const queues = { followed: [...followed], newest: [...newest] }
  const mixed: { from: 'followed' | 'newest'; item: T }[] = []
  for (let i = 0; mixed.length < size && queues.followed.length + queues.newest.length > 0; i += 1) {
    const wanted = PATTERN[i % PATTERN.length]!
    const other = wanted === 'followed' ? 'newest' : 'followed'
    const from = queues[wanted].length > 0 ? wanted : other
    const item = queues[from].shift()
    if (item !== undefined) mixed.push({ from, item })
  }
  return mixed
}

/** How many of the newest a page takes beside so many followed. */
const newestBeside = (followed: number, size: number): number => {
  const places = Array.from({ length: size }, (_, i) => PATTERN[i % PATTERN.length])
  return size - Math.min(followed, places.filter((from) => from === 'followed').length)
}

const read = (
  ctx: Ctx,
  skeleton: Skeleton,
  before: Id | undefined,
  size: number,
  shows: (pin: SeenPin) => boolean,
): Promise<ReadPins> =>
  before === ENDED
    ? Promise.resolve({ pins: [], ended: true, readTo: undefined })
    : readPins(ctx, skeleton, { before, size }, shows)

/** Where a stream goes on: after the last pin taken from it, or after all it read when every one of those was taken. */
const continuation = (stream: ReadPins, taken: number, start: Id | undefined): Id | undefined => {
  if (taken < stream.pins.length) return taken === 0 ? start : stream.pins[taken - 1]!.id
  return stream.ended ? ENDED : (stream.readTo ?? start)
}

/** One page of two newest-first streams woven together; the cursor holds the place in each. */
export const mixFeeds = async (
  ctx: Ctx,
  page: PageRequest,
  fieldSet: PinFieldSet,
  sources: MixedSources,
): Promise<Page<Pin>> => {
  const start = { followed: cursorAt(page, 0), newest: cursorAt(page, 1) }
  // One after the other: a picture in both is the followed one's.
  const followed = await read(ctx, sources.followed, start.followed, page.size, sources.shows)
  const newest = await read(
    ctx,
    sources.newest,
    start.newest,
    newestBeside(followed.pins.length, page.size),
    (pin) => !isFollowed(pin) && sources.shows(pin),
  )
  const mixed = interleave(followed.pins, newest.pins, page.size)
  const takenFollowed = mixed.filter(({ from }) => from === 'followed').length
  const next = [
    continuation(followed, takenFollowed, start.followed),
    continuation(newest, mixed.length - takenFollowed, start.newest),
  ]
  return {
    items: await presentPins(
      ctx,
      mixed.map(({ item }) => item),
      fieldSet,
    ),
    next: next.every((place) => place === ENDED) ? undefined : next.map((place) => place ?? ''),
  }
}

const cursorAt = (page: PageRequest, index: number): Id | undefined => {
  const place = page.after?.[index]
  return place === undefined || place === '' ? undefined : String(place)
}
