import type { Neighbor, Space } from './space.ts'

/** (ours) Of two equal matches the one that is neither mirrored nor in a frame comes first. */
const CHANGED_WEIGHT = 0.98

/** Vectors of a part of a picture. */
export interface Views {
  readonly asIs: Int8Array
  readonly mirrored: Int8Array | undefined
  /** A whole picture without its frame, if it has one. */
  readonly unframed: Int8Array | undefined
}

/**
 * Pictures near a part of a picture, or whose whole is near its mirror image or what is in its frame: such a copy is
 * rarely cropped too, and comparing it with parts would double the time.
 */
export const searchViews = (space: Space, { asIs, mirrored, unframed }: Views, count: number): Neighbor[] => {
  const found = space.search(asIs, count)
  const best = new Map(found.map((it) => [it.signature, it]))
  for (const changed of [mirrored, unframed]) {
    for (const { signature, likeness } of changed ? space.search(changed, count, 'whole') : []) {
      const weighted = likeness * CHANGED_WEIGHT
      if (weighted > (best.get(signature)?.likeness ?? -1)) best.set(signature, { signature, likeness: weighted })
    }
  }
  return [...best.values()].toSorted((a, b) => b.likeness - a.likeness).slice(0, count)
}
