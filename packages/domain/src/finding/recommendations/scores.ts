const FIRST_CAPACITY = 8_192
const NONE = 0

/**
 * Scores of pictures or boards while they are found, in arrays that are used again for the next list and grow with the
 * longest: hashed slots lead to places, which are in the order of arrival.
 */
export class Scores {
  /** The place of a node plus one; at most half of the slots are taken. */
  #slots = new Uint32Array(2 * FIRST_CAPACITY)
  #nodes = new Uint32Array(FIRST_CAPACITY)
  #sums = new Float64Array(FIRST_CAPACITY)
  /** The largest part of each sum, and where it came from. */
  #most = new Float64Array(FIRST_CAPACITY)
  #sources = new Uint32Array(FIRST_CAPACITY)
  #size = 0

  /** The number of nodes: their places are below it. */
  get size(): number {
    return this.#size
  }

  clear(): void {
    this.#slots.fill(NONE)
    this.#size = 0
  }

  add(node: number, score: number, source: number): void {
    const place = this.#placeOf(node)
    this.#sums[place]! += score
    if (score > this.#most[place]!) {
      this.#most[place] = score
      this.#sources[place] = source
    }
  }

  nodeAt(place: number): number {
    return this.#nodes[place]!
  }

  scoreAt(place: number): number {
    return this.#sums[place]!
  }

  /** The source of the largest part of the score. */
  sourceAt(place: number): number {
    return this.#sources[place]!
  }

  #placeOf(node: number): number {
    const mask = this.#slots.length - 1
    let slot = slotOf(node, mask)
    for (;;) {
      const known = this.#slots[slot]!
      if (known === NONE) return this.#addAt(slot, node)
      if (this.#nodes[known - 1] === node) return known - 1
      slot = (slot + 1) & mask
    }
  }

  #addAt(slot: number, node: number): number {
    if (this.#size === this.#nodes.length) {
      this.#grow()
      return this.#placeOf(node)
    }
    const place = this.#size
    this.#size += 1
    this.#slots[slot] = this.#size
    this.#nodes[place] = node
    this.#sums[place] = 0
    this.#most[place] = 0
    return place
  }

  #grow(): void {
    const capacity = 2 * this.#nodes.length
    this.#nodes = longer(new Uint32Array(capacity), this.#nodes)
    this.#sums = longer(new Float64Array(capacity), this.#sums)
    this.#most = longer(new Float64Array(capacity), this.#most)
    this.#sources = longer(new Uint32Array(capacity), this.#sources)
    this.#slots = new Uint32Array(2 * capacity)
    const mask = this.#slots.length - 1
    for (let place = 0; place < this.#size; place += 1) {
      let slot = slotOf(this.#nodes[place]!, mask)
      while (this.#slots[slot] !== NONE) slot = (slot + 1) & mask
      this.#slots[slot] = place + 1
    }
  }
}

const slotOf = (node: number, mask: number): number => (Math.imul(node, 0x9e3779b1) >>> 8) & mask

const longer = <Of extends Uint32Array | Float64Array>(to: Of, from: Of): Of => {
  to.set(from)
  return to
}
