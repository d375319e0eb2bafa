/** Small, seeded, good enough to choose actions: mulberry32. */
export interface Dice {
  /** One of these; `undefined` of none. */
  pick<T>(items: readonly T[]): T | undefined
  /** From 0 to below `n`. */
  below(n: number): number
}

export const createDice = (seed: number): Dice => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    pick: (items) => items[Math.floor(next() * items.length)],
    below: (n) => Math.floor(next() * n),
  }
}
