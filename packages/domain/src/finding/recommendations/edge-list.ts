import { Adjacency } from './adjacency.ts'

const FIRST_CAPACITY = 65_536
/** The number of edges processed before yielding: a few milliseconds. */
const SLICE = 200_000

export interface LaidOut {
  readonly byPicture: Adjacency
  readonly byBoard: Adjacency
  readonly pins: BigInt64Array<ArrayBuffer>
}

/** Edges in order of arrival, to be laid out as lists once they are complete. */
export class EdgeList {
  #pictures = new Uint32Array(FIRST_CAPACITY)
  #boards = new Uint32Array(FIRST_CAPACITY)
  #pins = new BigInt64Array(FIRST_CAPACITY)
  #length = 0

  get length(): number {
    return this.#length
  }

  add(picture: number, board: number, pin: bigint): void {
    if (this.#length === this.#pins.length) this.#grow()
    this.#pictures[this.#length] = picture
    this.#boards[this.#length] = board
    this.#pins[this.#length] = pin
    this.#length += 1
  }

  #grow(): void {
    const [pictures, boards, pins] = [this.#pictures, this.#boards, this.#pins]
    this.#pictures = new Uint32Array(2 * pictures.length)
    this.#pictures.set(pictures)
    this.#boards = new Uint32Array(2 * boards.length)
    this.#boards.set(boards)
    this.#pins = new BigInt64Array(2 * pins.length)
    this.#pins.set(pins)
  }

  /**
   * Counting-sorts the edges in both directions. Every list keeps the order of the edges. Gives way at every `yield`.
   */
  *layOut(pictureCount: number, boardCount: number): Generator<undefined, LaidOut> {
    const pins = new BigInt64Array(this.#length)
    const byPicture = yield* this.#listsOf(this.#pictures, pictureCount, this.#boards, (at, edge) => {
      pins[at] = this.#pins[edge]!
    })
    const byBoard = yield* this.#listsOf(this.#boards, boardCount, this.#pictures, () => undefined)
    return { byPicture, byBoard, pins }
  }

  *#listsOf(
    nodes: Uint32Array,
    nodeCount: number,
    others: Uint32Array,
    placed: (at: number, edge: number) => void,
  ): Generator<undefined, Adjacency> {
    const offsets = new Uint32Array(nodeCount + 1)
    for (let edge = 0; edge < this.#length; edge += 1) {
      offsets[nodes[edge]! + 1]! += 1
      if (edge % SLICE === 0) yield
    }
    for (let node = 0; node < nodeCount; node += 1) offsets[node + 1]! += offsets[node]!
    const next = offsets.slice(0, nodeCount)
    const lists = new Uint32Array(this.#length)
    for (let edge = 0; edge < this.#length; edge += 1) {
      const at = next[nodes[edge]!]!
      next[nodes[edge]!] = at + 1
      lists[at] = others[edge]!
      placed(at, edge)
      if (edge % SLICE === 0) yield
    }
    return new Adjacency(offsets, lists)
  }
}
