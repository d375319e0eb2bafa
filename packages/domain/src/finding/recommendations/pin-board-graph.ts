import { Adjacency, GONE } from './adjacency.ts'
import { EdgeList } from './edge-list.ts'
import { KeyIndex } from './key-index.ts'

/** The facts about a board that make a viewer's lists prefer it to another. */
export interface BoardTraits {
  /** The numbers of its topics, most certain first. */
  readonly topics: readonly number[]
  readonly language: string | null
}

/** After this many edges were added or removed, the lists are laid out again. */
const LOOSE_SHARE = 0.1
const LOOSE_LEAST = 10_000

/**
 * Pictures and the boards they were put on. A picture that many users saved is one node, identified by its content
 * signature. Every live pin on a public board is an edge. Nodes are numbers, and numbers are never reused.
 */
export class PinBoardGraph {
  readonly pictures = new KeyIndex()
  readonly boards = new KeyIndex()
  byPicture = new Adjacency()
  byBoard = new Adjacency()
  /** The pin of each edge, in the order of the pictures' lists: those in the array and those added later. */
  #pins = new BigInt64Array(0)
  #otherPins = new Map<number, bigint[]>()
  /** For boards that are open. */
  #traits: (BoardTraits | undefined)[] = []
  #edges = 0
  #loose = 0

  /** The number of pins in the graph. */
  get edges(): number {
    return this.#edges
  }

  /** Adds an open board, or updates its traits. */
  setBoard(high: number, low: number, traits: BoardTraits): number {
    const board = this.boards.add(high, low)
    this.#traits[board] = traits
    return board
  }

  traitsOf(board: number): BoardTraits | undefined {
    return this.#traits[board]
  }

  /** The pin at a place in a picture's list. */
  pinAt(picture: number, place: number): bigint {
    const offset = this.byPicture.offsetOf(picture)
    const others = this.#otherPins.get(picture)
    const laidOut = this.byPicture.length(picture) - (others?.length ?? 0)
    return offset !== undefined && place < laidOut ? this.#pins[offset + place]! : others![place - laidOut]!
  }

  /** The pins of a picture in the graph, oldest first. */
  pinsOf(picture: number, most: number): bigint[] {
    const pins: bigint[] = []
    const length = this.byPicture.length(picture)
    for (let place = 0; place < length && pins.length < most; place += 1) {
      if (this.byPicture.at(picture, place) !== GONE) pins.push(this.pinAt(picture, place))
    }
    return pins
  }

  /** Adds a pin to the graph. Does nothing if it is already there. */
  addPin(picture: number, board: number, pin: bigint): void {
    const place = this.#placeOf(picture, pin)
    if (place >= 0) {
      if (this.byPicture.at(picture, place) === board) return
      this.removePin(picture, pin)
    }
    this.byPicture.append(picture, board)
    const others = this.#otherPins.get(picture)
    if (others) others.push(pin)
    else this.#otherPins.set(picture, [pin])
    this.byBoard.append(board, picture)
    this.#edges += 1
    this.#loose += 1
  }

  /** Removes a pin from the graph, if it is there. */
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

  /** Removes all pins of a board from the graph. */
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

  /** True when so many edges were added and removed that lists take longer. */
  get isLoose(): boolean {
    return this.#loose > Math.max(LOOSE_LEAST, this.#edges * LOOSE_SHARE)
  }

  /** Replaces all lists with the given edges. Gives way at every `yield`. */
  *layOut(edges: EdgeList): Generator<undefined, void> {
    const laidOut = yield* edges.layOut(this.pictures.size, this.boards.size)
    this.byPicture = laidOut.byPicture
    this.byBoard = laidOut.byBoard
    this.#pins = laidOut.pins
    this.#otherPins = new Map()
    this.#edges = edges.length
    this.#loose = 0
  }

  /** Lays out the current edges again. No edges may be added or removed meanwhile, but reading continues. */
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
