import type { Id } from '@corkboard/contract'

/** The pins before and after one in its grid. */
export interface Neighbors {
  readonly previous: Id | null
  readonly next: Id | null
}

/** Returns the previous and next pin in the grid; `null` at the ends or if the pin is not in it. */
export const neighborsOf = (pinIds: readonly Id[], pinId: Id): Neighbors => {
  const at = pinIds.indexOf(pinId)
  if (at < 0) return { previous: null, next: null }
  return { previous: pinIds[at - 1] ?? null, next: pinIds[at + 1] ?? null }
}
