import { Adjacency, GONE } from './adjacency.ts'
import { EdgeList } from './edge-list.ts'
import { KeyIndex } from './key-index.ts'

/** What a board says of itself, as far as a walk can prefer one board to another. */
export interface BoardTraits {
  /** Numbers of topics, the surest first. */
  readonly topics: readonly number[]
  readonly language: string | null
}

/** So many edges that came or went since, and the lists are laid out anew. */
const LOOSE_SHARE = 0.1
const LOOSE_LEAST = 10_000

/**
 * Pictures and the boards they were put on. A picture that many saved is one node, known by its content signature; every
 * live pin on a public board is an edge. Nodes are numbers; numbers are never given out anew.
 */
export class PinBoardGraph {
  readonly pictures = new KeyIndex()
  readonly boards = new KeyIndex()
  byPicture = new Adjacency()
  byBoard = new Adjacency()
  /** The pin behind each edge, in the order of the pictures' lists: laid out, and beside it. */
  #pins = new BigInt64Array(0)
  #pinsBeside = new Map<number, bigint[]>()
  /** Of the boards that are open. */
  #traits: (BoardTraits | undefined)[] = []
  #edges = 0
  #loose = 0

  /** Pins the graph holds. */
  get edges(): number {
    return this.#edges
  }

  /** Adds a board that is open, or takes note of what it says now. */
  setBoard(high: number, low: number, traits: BoardTraits): number {
    const board = this.boards.add(high, low)
    this.#traits[board] = traits
    return board
  }

  traitsOf(board: number): BoardTraits | undefined {
    return this.#traits[board]
  }

  /** The pin at a place of a picture's list. */
  pinAt(picture: number, place: number): bigint {
    const offset = this.byPicture.offsetOf(picture)
    const beside = this.#pinsBeside.get(picture)
    const laidOut = this.byPicture.length(picture) - (beside?.length ?? 0)
    return offset !== undefined && place < laidOut ? this.#pins[offset + place]! : beside![place - laidOut]!
  }

  /** The pins of a picture that are in the graph, the oldest first. */
  pinsOf(picture: number, most: number): bigint[] {
    const pins: bigint[] = []
    const length = this.byPicture.length(picture)
    for (let place = 0; place < length && pins.length < most; place += 1) {
      if (this.byPicture.at(picture, place) !== GONE) pins.push(this.pinAt(picture, place))
    }
    return pins
  }

  /** Puts a pin into the graph; nothing happens where it is already there. */
  addPin(picture: number, board: number, pin: bigint): void {
    const place = this.#placeOf(picture, pin)
    if (place >= 0) {
      if (this.byPicture.at(picture, place) === board) return
      this.removePin(picture, pin)
    }
    this.byPicture.append(picture, board)
    const beside = this.#pinsBeside.get(picture)
    if (beside) beside.push(pin)
    else this.#pinsBeside.set(picture, [pin])
    this.byBoard.append(board, picture)
    this.#edges += 1
    this.#loose += 1
  }

  /** Takes a pin out of the graph, if it is there. */
  removePin(picture: number, pin: bigint): void {
    const place = this.#placeOf(picture, pin)
    if (place < 0) return
    const board = this.byPicture.at(picture, place)
    this.#removeAt(picture, place)
    const onBoard = this.byBoard.placeOf(board, picture)
    if (onBoard >= 0) this.byBoard.remove(board, onBoard)
  }

  isOpen(board: number): boolean {
    return this.#traits[board] !== undefined
  }

  /** Takes every pin of a board out of the graph. */
  closeBoard(board: number): void {
    this.#traits[board] = undefined
    const length = this.byBoard.length(board)
    for (let onBoard = 0; onBoard < length; onBoard += 1) {
      const picture = this.byBoard.at(board, onBoard)
      if (picture === GONE) continue
      const place = this.byPicture.placeOf(picture, board)
      if (place >= 0) this.#removeAt(picture, place)
      this.byBoard.remove(board, onBoard)
    }
  }

  #placeOf(picture: number, pin: bigint): number {
    const length = this.byPicture.length(picture)
    for (let place = 0; place < length; place += 1) {
      if (this.pinAt(picture, place) === pin && this.byPicture.at(picture, place) !== GONE) return place
    }
    return -1
  }

  #removeAt(picture: number, place: number): void {
    this.byPicture.remove(picture, place)
    this.#edges -= 1
    this.#loose += 1
  }

  /** Whether so much came and went that walks take longer by it. */
  get isLoose(): boolean {
    return this.#loose > Math.max(LOOSE_LEAST, this.#edges * LOOSE_SHARE)
  }

  /** Lays the lists out from the edges given, in place of all there were. Gives way at every `yield`. */
  *layOut(edges: EdgeList): Generator<undefined, void> {
    const laidOut = yield* edges.layOut(this.pictures.size, this.boards.size)
    this.byPicture = laidOut.byPicture
    this.byBoard = laidOut.byBoard
    this.#pins = laidOut.pins
    this.#pinsBeside = new Map()
    this.#edges = edges.length
    this.#loose = 0
  }

  /** Lays out anew what is there. Nothing may be added or taken out meanwhile; walks go on. */
  *compact(): Generator<undefined, void> {
    const edges = new EdgeList()
    for (let picture = 0; picture < this.pictures.size; picture += 1) {
      const length = this.byPicture.length(picture)
      for (let place = 0; place < length; place += 1) {
        const board = this.byPicture.at(picture, place)
        if (board !== GONE) edges.add(picture, board, this.pinAt(picture, place))
      }
      if (picture % 50_000 === 0) yield
    }
    yield* this.layOut(edges)
  }
}
