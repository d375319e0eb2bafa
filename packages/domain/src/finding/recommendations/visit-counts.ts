const EMPTY = 0xffff_ffff

/** The number of visits to each picture: a table in two arrays, which is cleared in as many steps as it has entries. */
export class VisitCounts {
  readonly #mask: number
  readonly #pictures: Uint32Array
  readonly #counts: Uint32Array
  readonly #used: number[] = []

  /** @param most the highest number of different pictures */
  constructor(most: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * most)))
    this.#mask = capacity - 1
    this.#pictures = new Uint32Array(capacity).fill(EMPTY)
    this.#counts = new Uint32Array(capacity)
  }

  /** The number of visited pictures. */
  get size(): number {
    return this.#used.length
  }

  /** Counts one or several visits and returns the new total. */
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

  /** Passes each count to the callback and clears it. */
  empty(each: (picture: number, visits: number) => void): void {
    for (const slot of this.#used) {
      each(this.#pictures[slot]!, this.#counts[slot]!)
      this.#pictures[slot] = EMPTY
      this.#counts[slot] = 0
    }
    this.#used.length = 0
  }
}
