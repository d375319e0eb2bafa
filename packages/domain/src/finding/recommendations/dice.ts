import { seededChance } from '../../kernel/index.ts'

/** Where chance comes from: given by whoever asks, so that the same question can have the same answer. */
export interface Dice {
  /** A whole number from 0 to below `n`, each as likely as the others. */
  below(n: number): number
}

/** Throws that depend on the seed alone. */
export const seededDice = (seed: number): Dice => {
  const next = seededChance(seed)
  return { below: (n) => Math.floor(next() * n) }
}
