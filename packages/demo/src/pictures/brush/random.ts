/** A seeded random source. The same seed gives the same values on every machine, so a picture can be rendered again. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** An integer, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** Returns a new array; the given one is unchanged. */
  shuffled<T>(from: readonly T[]): T[]
}

/** FNV-1a with the finalizer of MurmurHash3, so that neighboring seeds start far apart. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32 behind these methods. `seed` is any text; only its hash matters. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const found = from[int(0, from.length - 1)]
      if (found === undefined) throw new RangeError('nothing to pick from')
      return found
    },
    shuffled: (from) => {
      const cards = [...from]
      for (let last = cards.length - 1; last > 0; last--) {
        const other = int(0, last)
        const kept = cards[last] as (typeof cards)[number]
        cards[last] = cards[other] as (typeof cards)[number]
        cards[other] = kept
      }
      return cards
    },
  }
}
