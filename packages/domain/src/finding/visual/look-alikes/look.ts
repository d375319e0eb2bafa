/** What a whole picture looks like, compared in the process that serves a list. */
export interface Look {
  /** Rises with every stored descriptor. A bookmark names a look by it, because it is short. */
  readonly number: number
  /** Our own descriptor of the whole picture: 8 bits per number. */
  readonly vector: Int8Array
  /** The inverse of the vector's length. */
  readonly scale: number
  /** Which of its numbers are negative: one bit each. */
  readonly signs: Int32Array
}

/**
 * Pictures this near look the same at a glance. Chosen by viewing pairs around the border
 * (docs/decisions/look-alikes.md).
 */
export const ALIKE = 0.82
/** The same picture again: recompressed, resized or cropped by a twentieth. Its variations are below. */
export const SAME = 0.97
/** Look-alikes differ in fewer signs: in 46 at most among 1,193 measured pairs. Most other pictures differ in more. */
const MOST_SIGNS = 52

const WORD = 32

export const createLook = (number: number, vector: Int8Array): Look => {
  const signs = new Int32Array(Math.ceil(vector.length / WORD))
  let sum = 0
  for (const [i, value] of vector.entries()) {
    sum += value * value
    if (value < 0) signs[i >> 5]! |= 1 << (i & 31)
  }
  return { number, vector, scale: sum > 0 ? 1 / Math.sqrt(sum) : 0, signs }
}

const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const differingSigns = (one: Look, other: Look): number => {
  let bits = 0
  for (let i = 0; i < one.signs.length; i++) bits += bitsOf(one.signs[i]! ^ other.signs[i]!)
  return bits
}

/** The cosine of two looks. */
const likenessOf = (one: Look, other: Look): number => {
  const [a, b] = [one.vector, other.vector]
  let dot = 0
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!
  return dot * one.scale * other.scale
}

const isAtLeast = (one: Look, other: Look, likeness: number): boolean =>
  one === other || (differingSigns(one, other) <= MOST_SIGNS && likenessOf(one, other) >= likeness)

export const isAlike = (one: Look, other: Look): boolean => isAtLeast(one, other, ALIKE)

export const isSame = (one: Look, other: Look): boolean => isAtLeast(one, other, SAME)
