import { seededChance } from '@corkboard/domain/kernel'

export interface Dice {
  /** A whole number from 0, below the limit. */
  below(limit: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** The same throws for the same seed. */
export const seededDice = (seed: number): Dice => {
  const next = seededChance(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    return items.flatMap(() => left.splice(below(left.length), 1))
  }
  return { below, shuffled }
}
