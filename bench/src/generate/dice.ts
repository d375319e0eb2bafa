import { seededChance } from '@corkboard/domain/kernel'

/** Seeded random numbers: the same seed gives the same community on every machine. */
export interface Dice {
  /** In [0, 1). */
  next(): number
  /** An integer in [0, below). */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** In [0, below); the larger `skew`, the likelier small numbers; 1 is uniform. */
  skewed(limit: number, skew: number): number
}

export const createDice = (seed: number): Dice => {
  const next = seededChance(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
    skewed: (limit, skew) => Math.floor(limit * next() ** skew),
  }
}

/**
 * Picks indexes in proportion to `weights`, in constant time (Vose's alias method): a million pins go to boards of very
 * different sizes.
 */
export const createWeighted = (weights: Float64Array, dice: Dice): (() => number) => {
  const size = weights.length
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / size
  const share = weights.map((weight) => weight / mean)
  const other = new Int32Array(size)
  const small: number[] = []
  const large: number[] = []
  share.forEach((value, index) => (value < 1 ? small : large).push(index))
  while (small.length > 0 && large.length > 0) {
    const less = small.pop()!
    const more = large.at(-1)!
    other[less] = more
    share[more]! -= 1 - share[less]!
    if (share[more]! < 1) small.push(large.pop()!)
  }
  // Leftovers of rounding count as full.
  for (const index of [...small, ...large]) share[index] = 1
  return () => {
    const index = dice.below(size)
    return dice.next() < share[index]! ? index : other[index]!
  }
}

/** Zipf's law over `count` ranks in random order: a few large, many small. `flat` softens the largest. */
export const zipfWeights = (count: number, { exponent, flat }: { exponent: number; flat: number }, dice: Dice) => {
  const ranks = Int32Array.from({ length: count }, (_, index) => index)
  for (let i = count - 1; i > 0; i -= 1) {
    const j = dice.below(i + 1)
    const held = ranks[i]!
    ranks[i] = ranks[j]!
    ranks[j] = held
  }
  return Float64Array.from(ranks, (rank) => (rank + flat) ** -exponent)
}
