import type { Ctx } from '../../kernel/index.ts'
import { loadPinSlice, type SeenPin } from '../../content/pins/index.ts'
import type { Skeleton } from './feed-store.ts'

/** How often a page is topped up after the rules drop pins, before it is returned short. */
const TOP_UPS = 4

export interface ReadPins {
  readonly pins: readonly SeenPin[]
  /** True when nothing is left after what was read. */
  readonly ended: boolean
  /** The last pin read, shown or not, from which the skeleton continues. */
  readonly readTo: string | undefined
}

/**
 * Reads `size` pins of a list, those that `shows` accepts. Replaces what the rules drop with pins from further down, a
 * bounded number of times, so that a page is short only at the end or near something large and hidden.
 */
export const readPins = async (
  ctx: Ctx,
  skeleton: Skeleton,
  from: { before: string | undefined; size: number },
  shows: (pin: SeenPin) => boolean,
): Promise<ReadPins> => {
  const visible: SeenPin[] = []
  let before = from.before
  let ended = false
  for (let round = 0; visible.length < from.size && !ended && round <= TOP_UPS; round += 1) {
    const wanted = from.size - visible.length
    const slice = await loadPinSlice(ctx, skeleton({ before, limit: wanted + 1 }), wanted, skeleton.order)
    visible.push(...slice.pins.filter(shows))
    before = slice.readTo ?? before
    ended = !slice.hasMore
  }
  return { pins: visible, ended, readTo: before }
}
