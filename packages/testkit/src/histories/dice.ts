import { seededChance } from '@corkboard/domain/kernel'

/** Small, seeded, good enough to choose actions. */
export interface Dice {
  /** One of these; `undefined` of none. */
  pick<T>(items: readonly T[]): T | undefined
  /** From 0 to below `n`. */
  below(n: number): number
}

export const createDice = (seed: number): Dice => {
  const next = seededChance(seed)
  return {
    pick: (items) => items[Math.floor(next() * items.length)],
    below: (n) => Math.floor(next() * n),
  }
}
