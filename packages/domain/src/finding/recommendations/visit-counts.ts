const EMPTY = 0xffff_ffff

/** How often each picture was visited: a table in two arrays, emptied in as many steps as it holds. */
export class VisitCounts {
  readonly #mask: number
  readonly #pictures: Uint32Array
  readonly #counts: Uint32Array
  readonly #used: number[] = []

  /** For so many different pictures at most. */
  constructor(most: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * most)))
    this.#mask = capacity - 1
    this.#pictures = new Uint32Array(capacity).fill(EMPTY)
    this.#counts = new Uint32Array(capacity)
  }

  /** Pictures that were visited. */
  get size(): number {
    return this.#used.length
  }

  /** Counts a visit, or several, and tells how many that makes. */
  visit(picture: number, times = 1): number {
    let slot = (Math.imul(picture, 0x9e3779b1) >>> 8) & this.#mask
    while (this.#pictures[slot] !== picture) {
      if (this.#pictures[slot] === EMPTY) {
        this.#pictures[slot] = picture
        this.#used.push(slot)
        break
      }
      slot = (slot + 1) & this.#mask
    }
    return (this.#counts[slot]! += times)
  }

  /** Hands out what was counted, and forgets it. */
  empty(each: (picture: number, visits: number) => void): void {
    for (const slot of this.#used) {
      each(this.#pictures[slot]!, this.#counts[slot]!)
      this.#pictures[slot] = EMPTY
      this.#counts[slot] = 0
    }
    this.#used.length = 0
  }
}
