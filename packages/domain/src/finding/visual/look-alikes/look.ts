/** What a whole picture looks like, compared in the process that serves a list. */
export interface Look {
  /** Rises with every stored descriptor. A bookmark names a look by it, because it is short. */
  readonly number: number
  /** Our own descriptor of the whole picture: 8 bits per number. */
  readonly vector: Int8Array
  /** The inverse of the vector's length. */
  readonly scale: number
}

/**
 * Pictures this near look the same at a glance. Chosen by viewing pairs around the border
 * (docs/decisions/look-alikes.md).
 */
export const ALIKE = 0.82

/** The cosine of two looks. */
export const likenessOf = (one: Look, other: Look): number => {
  const [a, b] = [one.vector, other.vector]
  let dot = 0
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!
  return dot * one.scale * other.scale
}

export const isAlike = (one: Look, other: Look): boolean => one === other || likenessOf(one, other) >= ALIKE
