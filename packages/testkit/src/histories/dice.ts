import { seededChance } from '@corkboard/domain/kernel'

/** A small seeded random generator, good enough to choose actions. */
export interface Dice {
  /** Returns one of these; `undefined` if there are none. */
  pick<T>(items: readonly T[]): T | undefined
  /** Returns an integer from 0 up to, but not including, `n`. */
  below(n: number): number
}

export const createDice = (seed: number): Dice => {
  const next = seededChance(seed)
  return {
    pick: (items) => items[Math.floor(next() * items.length)],
    below: (n) => Math.floor(next() * n),
  }
}
