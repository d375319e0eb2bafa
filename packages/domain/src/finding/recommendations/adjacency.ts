import type { Dice } from './dice.ts'

/** A place in a list whose edge is gone. */
export const GONE = 0xffff_ffff

/** A place whose edge is gone is passed over by throwing again, so often; then the list counts as empty. */
const THROWS = 8

/**
 * Who is beside whom, on one side of the graph: lists one behind the other in one array (CSR), and for what came since
 * small lists beside it. Entries are never moved; those that go are marked.
 */
export class Adjacency {
  #offsets: Uint32Array
  #others: Uint32Array
  #appended = new Map<number, number[]>()
  /** A bit for each node that has a list in `appended`: nearly none has, and asking the map each time would cost more than a step. */
  #grown: Uint8Array

  constructor(offsets: Uint32Array = new Uint32Array(1), others: Uint32Array = new Uint32Array(0)) {
    this.#offsets = offsets
    this.#others = others
    this.#grown = new Uint8Array((offsets.length >>> 3) + 1)
  }

  /** Nodes that have a list in the one array. */
  get #laidOut(): number {
    return this.#offsets.length - 1
  }

  #lengthLaidOut(node: number): number {
    return node < this.#laidOut ? this.#offsets[node + 1]! - this.#offsets[node]! : 0
  }

  #listBeside(node: number): readonly number[] | undefined {
    const isWithin = node < this.#laidOut
    return isWithin && (this.#grown[node >>> 3]! & (1 << (node & 7))) === 0 ? undefined : this.#appended.get(node)
  }

  /** Places in the node's list, those of edges that are gone among them. */
  length(node: number): number {
    return this.#lengthLaidOut(node) + (this.#listBeside(node)?.length ?? 0)
  }

  /** Who is at a place of the node's list; GONE where the edge is gone. */
  at(node: number, place: number): number {
    const laidOut = this.#lengthLaidOut(node)
    if (place < laidOut) return this.#others[this.#offsets[node]! + place]!
    return this.#listBeside(node)?.[place - laidOut] ?? GONE
  }

  /** Where in the one array the node's list begins: edges may carry more in arrays of the same shape. */
  offsetOf(node: number): number | undefined {
    return node < this.#laidOut ? this.#offsets[node]! : undefined
  }

  /** One of the node's neighbors by chance; GONE where it has none. */
  draw(node: number, dice: Dice): number {
    const length = this.length(node)
    if (length === 0) return GONE
    for (let i = 0; i < THROWS; i += 1) {
      const other = this.at(node, dice.below(length))
      if (other !== GONE) return other
    }
    return GONE
  }

  /** The place the new edge has in the node's list. */
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

  /** The first place at which the other is in the node's list, or -1. */
  placeOf(node: number, other: number): number {
    const length = this.length(node)
    for (let place = 0; place < length; place += 1) if (this.at(node, place) === other) return place
    return -1
  }
}
