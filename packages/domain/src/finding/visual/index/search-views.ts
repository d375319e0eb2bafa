import type { Neighbor, Space } from './space.ts'

/** (ours) Of two equal matches the one that is not mirrored comes first. */
const MIRRORED_WEIGHT = 0.98

/**
 * Pictures near a part of a picture, or whose whole is near its mirror image: a mirrored copy is rarely cropped too, and
 * comparing it with parts would double the time.
 */
export const searchViews = (
  space: Space,
  vector: Int8Array,
  mirrored: Int8Array | undefined,
  count: number,
): Neighbor[] => {
  const found = space.search(vector, count)
  if (!mirrored) return found
  const best = new Map(found.map((it) => [it.signature, it]))
  for (const { signature, likeness } of space.search(mirrored, count, 'whole')) {
    const weighted = likeness * MIRRORED_WEIGHT
    if (weighted > (best.get(signature)?.likeness ?? -1)) best.set(signature, { signature, likeness: weighted })
  }
  return [...best.values()].toSorted((a, b) => b.likeness - a.likeness).slice(0, count)
}
