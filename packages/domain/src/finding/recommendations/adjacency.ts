/** A place in a list whose edge was removed. */
export const GONE = 0xffff_ffff

/**
 * The adjacency of one side of the graph: all lists in one array (CSR), and small separate lists for later additions.
 * Entries never move; removed ones are marked.
 */
export class Adjacency {
  #offsets: Uint32Array
  #others: Uint32Array
  #appended = new Map<number, number[]>()
  /**
   * A bit for each node with a list in `appended`. Hardly any has one, and querying the map each time would cost more
   * than a step.
   */
  #grown: Uint8Array

  constructor(offsets: Uint32Array = new Uint32Array(1), others: Uint32Array = new Uint32Array(0)) {
    this.#offsets = offsets
    this.#others = others
    this.#grown = new Uint8Array((offsets.length >>> 3) + 1)
  }

  /** The number of nodes with a list in the array. */
  get #laidOut(): number {
    return this.#offsets.length - 1
  }

  #lengthLaidOut(node: number): number {
    return node < this.#laidOut ? this.#offsets[node + 1]! - this.#offsets[node]! : 0
  }

  #appendedOf(node: number): readonly number[] | undefined {
    const isWithin = node < this.#laidOut
    return isWithin && (this.#grown[node >>> 3]! & (1 << (node & 7))) === 0 ? undefined : this.#appended.get(node)
  }

  /** The number of places in the node's list, including those of removed edges. */
  length(node: number): number {
    return this.#lengthLaidOut(node) + (this.#appendedOf(node)?.length ?? 0)
  }

  /** The neighbor at a place of the node's list; GONE if the edge was removed. */
  at(node: number, place: number): number {
    const laidOut = this.#lengthLaidOut(node)
    if (place < laidOut) return this.#others[this.#offsets[node]! + place]!
    return this.#appendedOf(node)?.[place - laidOut] ?? GONE
  }

  /** Copies a part of the node's list, places of removed edges included. */
  copyTo(into: Uint32Array, node: number, from: number, count: number): void {
    const inArray = Math.max(0, Math.min(count, this.#lengthLaidOut(node) - from))
    const offset = (this.offsetOf(node) ?? 0) + from
    for (let n = 0; n < inArray; n += 1) into[n] = this.#others[offset + n]!
    for (let n = inArray; n < count; n += 1) into[n] = this.at(node, from + n)
  }

  /** Where the node's list begins in the array. Arrays of the same shape can hold more data per edge. */
  offsetOf(node: number): number | undefined {
    return node < this.#laidOut ? this.#offsets[node]! : undefined
  }

  /** Adds an edge and returns its place in the node's list. */
  append(node: number, other: number): number {
    const place = this.length(node)
    const list = this.#appended.get(node)
    if (list) list.push(other)
    else {
      this.#appended.set(node, [other])
      if (node < this.#laidOut) this.#grown[node >>> 3]! |= 1 << (node & 7)
    }
    return place
  }

  remove(node: number, place: number): void {
    const laidOut = this.#lengthLaidOut(node)
    if (place < laidOut) this.#others[this.#offsets[node]! + place] = GONE
    else this.#appended.get(node)![place - laidOut] = GONE
  }

  /** The first place of `other` in the node's list, or -1. */
  placeOf(node: number, other: number): number {
    const offset = this.offsetOf(node) ?? 0
    const laidOut = this.#lengthLaidOut(node)
    for (let place = 0; place < laidOut; place += 1) if (this.#others[offset + place] === other) return place
    const appended = this.#appendedOf(node)?.indexOf(other) ?? -1
    return appended < 0 ? -1 : laidOut + appended
  }
}
