/** A picture in an index: its vectors one after the other, 8 bits a number. */
export interface IndexedPicture {
  /** Rises with every description that is stored; tells one description of a picture from a later one. */
  readonly number: number
  readonly signature: string
  readonly windows: Int8Array
}

/** A picture that looks like what was asked for. */
export interface Neighbor {
  readonly signature: string
  /** Cosine of the nearest of its windows, -1 to 1. */
  readonly likeness: number
}

/** Pictures of one embedder, by what they look like. */
export interface Space {
  readonly size: number
  /** A picture that is there is replaced. */
  add(picture: IndexedPicture): void
  remove(signature: string): void
  /** The number it was added with. */
  numberOf(signature: string): number | undefined
  signatures(): IterableIterator<string>
  /** Nearest first, each picture once. */
  search(vector: Int8Array, count: number): Neighbor[]
}

/** 1 ÷ length. */
export const inverseLength = (vectors: Int8Array, from: number, length: number): number => {
  let sum = 0
  for (let i = from; i < from + length; i++) sum += vectors[i]! * vectors[i]!
  return sum > 0 ? 1 / Math.sqrt(sum) : 0
}
