import { seededChance } from '@corkboard/domain/kernel'

export interface Dice {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** The same seed gives the same numbers. */
export const seededDice = (seed: number): Dice => {
  const next = seededChance(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    return items.flatMap(() => left.splice(below(left.length), 1))
  }
  return { below, shuffled }
}
