/** Where chance comes from: given by whoever asks, so that the same question can have the same answer. */
export interface Dice {
  /** A whole number from 0 to below `n`, each as likely as the others. */
  below(n: number): number
}

const TWO_TO_32 = 4_294_967_296

/** Throws that depend on the seed alone (mulberry32: small, fast, and good enough to walk by). */
export const seededDice = (seed: number): Dice => {
  let state = seed >>> 0
  return {
    below: (n) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32) * n)
    },
  }
}
