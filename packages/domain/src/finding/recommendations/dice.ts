import { seededChance } from '../../kernel/index.ts'

/** A source of random numbers. The caller supplies it, so that the same query can have the same result. */
export interface Dice {
  /** A random integer from 0 up to but not including `n`, evenly distributed. */
  below(n: number): number
}

/** Random numbers that depend only on the seed. */
export const seededDice = (seed: number): Dice => {
  const next = seededChance(seed)
  return { below: (n) => Math.floor(next() * n) }
}
