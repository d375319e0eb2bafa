export interface Dice {
  /** A whole number from 0, below the limit. */
  below(limit: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** The same throws for the same seed: mulberry32. */
export const seededDice = (seed: number): Dice => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    return items.flatMap(() => left.splice(below(left.length), 1))
  }
  return { below, shuffled }
}
