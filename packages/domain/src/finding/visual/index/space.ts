/** A picture in an index: its vectors in sequence, 8 bits per number. */
export interface IndexedPicture {
  /** Increases with every stored descriptor. It distinguishes a picture's descriptor from a later one. */
  readonly number: number
  readonly signature: string
  readonly windows: Int8Array
}

/** A picture that looks like the query. */
export interface Neighbor {
  readonly signature: string
  /** The cosine of its nearest window, -1 to 1. */
  readonly likeness: number
}

/** The pictures of one embedder, searchable by similarity. */
export interface Space {
  readonly size: number
  /** Replaces the picture if it is already there. */
  add(picture: IndexedPicture): void
  remove(signature: string): void
  /** The number it was added with. */
  numberOf(signature: string): number | undefined
  signatures(): IterableIterator<string>
  /**
   * Nearest first, each picture once.
   * @param part `whole`: compares only the first windows, where the others would take time; default `any`
   */
  search(vector: Int8Array, count: number, part?: 'any' | 'whole'): Neighbor[]
}

/** The inverse of a vector's length. */
export const inverseLength = (vectors: Int8Array, from: number, length: number): number => {
  let sum = 0
  for (let i = from; i < from + length; i++) sum += vectors[i]! * vectors[i]!
  return sum > 0 ? 1 / Math.sqrt(sum) : 0
}
