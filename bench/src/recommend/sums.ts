import { bestPlaces } from '@corkboard/domain/finding/recommendations'

/** Sums by number, from 0 up to a limit, with a list of those that have one: used again for every question. */
export class Sums {
  readonly #values: Float32Array
  readonly #ordered: Float32Array
  readonly #touched: Uint32Array
  #size = 0

  constructor(limit: number) {
    this.#values = new Float32Array(limit)
    this.#ordered = new Float32Array(limit)
    this.#touched = new Uint32Array(limit)
  }

  /** How many have a sum: their places are below it. */
  get size(): number {
    return this.#size
  }

  /** Adds more than 0. */
  add(number: number, more: number): void {
    if (this.#values[number] === 0) this.#touched[this.#size++] = number
    this.#values[number]! += more
  }

  numberAt(place: number): number {
    return this.#touched[place]!
  }

  valueOf(number: number): number {
    return this.#values[number]!
  }

  multiply(number: number, by: number): void {
    this.#values[number]! *= by
  }

  clear(): void {
    for (let place = 0; place < this.#size; place += 1) this.#values[this.#touched[place]!] = 0
    this.#size = 0
  }

  /** The numbers with the highest sums, highest first, without some. */
  best(most: number, leftOut: ReadonlySet<number>): number[] {
    const values = this.#ordered.subarray(0, this.#size)
    for (let place = 0; place < this.#size; place += 1) values[place] = this.#values[this.#touched[place]!]!
    return bestPlaces(values, most + leftOut.size)
      .map((place) => this.#touched[place]!)
      .filter((number) => !leftOut.has(number))
      .slice(0, most)
  }
}
