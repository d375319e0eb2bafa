import { GONE } from './adjacency.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import { bestPlaces, leastOfBest } from './ranking.ts'
import { Scores } from './scores.ts'

/** A picture to start from. */
export interface Start {
  readonly picture: number
  /** How much what it leads to counts, relative to the other starts. */
  readonly weight: number
  /** True when the start may be among the results. */
  readonly isShown?: boolean
}

/** How much is read, which bounds the time of a list on a site of any size. */
export interface Bounds {
  /** Boards of one start. */
  readonly boards: number
  /** Boards of all starts together. */
  readonly allBoards: number
  /** Of these, the boards that pass most on to each of their pictures: only theirs are read. */
  readonly keptBoards: number
  /** Pictures of one board. */
  readonly pictures: number
}

export interface StepOptions {
  /** The length of the list. */
  readonly most: number
  readonly bounds?: Bounds
  /** True when the caller prefers this board, which then counts twice. */
  readonly prefers?: (board: number) => boolean
}

export interface NearPicture {
  readonly picture: number
  readonly score: number
  /** The index of the start that led to it most. */
  readonly because: number
}

/** (ours) measured: docs/decisions/related-pins.md */
const BOUNDS: Bounds = { boards: 100, allBoards: 2_000, keptBoards: 200, pictures: 100 }
/** However many starts there are, this many boards are read of each. */
const FEWEST_BOARDS = 10
/** What a picture passes on to each of n boards: 1 / n to this power. */
const OF_PICTURES = 0.5
/** What a board passes on to each of n pictures: 1 / n to this power. */
const OF_BOARDS = 0.7
/** How much popular pictures are held back: the score of one on n boards is divided by n to this power. */
const BETA = 0.2
const PREFERRED = 2
/** On longer boards, the pictures next to the start are not searched for. */
const SEARCHED = 2_000

/** Powers of list lengths. Nearly all are short, and computing each again would cost more than the sums do. */
const powers = (exponent: number) => {
  const known = Float64Array.from({ length: 4_096 }, (_, length) => Math.max(1, length) ** -exponent)
  return (length: number): number => known[length] ?? length ** -exponent
}
const fromPicture = powers(OF_PICTURES)
const fromBoard = powers(OF_BOARDS)
const heldBack = powers(BETA)

/** Used again by each list: one is made at a time. */
const BOARDS = new Scores()
const PICTURES = new Scores()
/** The pictures of one board. */
let READ = new Uint32Array(128)

/**
 * Pictures that share boards with the starts, best first: RP3-beta (Paudel et al., 2017) with boards as the users.
 * Exact, except for bounds: of very many boards some are found, of these the ones that say most are read, and of very
 * long ones the pictures that were put there next to the start.
 */
export const findNear = (
  graph: PinBoardGraph,
  starts: readonly Start[],
  { most, bounds = BOUNDS, prefers }: StepOptions,
): NearPicture[] => {
  stepToBoards(graph, starts, bounds)
  stepToPictures(graph, starts, bounds, prefers)
  return bestOf(graph, starts, most)
}

const stepToBoards = ({ byPicture, boards }: PinBoardGraph, starts: readonly Start[], bounds: Bounds): void => {
  BOARDS.clear(boards.size)
  const most = Math.min(bounds.boards, Math.max(FEWEST_BOARDS, Math.floor(bounds.allBoards / starts.length)))
  for (const [start, { picture, weight }] of starts.entries()) {
    const length = byPicture.length(picture)
    const score = weight * fromPicture(length)
    const read = Math.min(length, most)
    for (let i = 0; i < read; i += 1) {
      const board = byPicture.at(picture, Math.floor((i * length) / read))
      if (board !== GONE) BOARDS.add(board, score, start)
    }
  }
}

/** What each found board passes on to each of its pictures, by its place. */
const passedOn = ({ byBoard }: PinBoardGraph, prefers: StepOptions['prefers']): Float32Array => {
  const passed = roomFor(BOARDS.size)
  for (let place = 0; place < passed.length; place += 1) {
    const board = BOARDS.nodeAt(place)
    const score = BOARDS.scoreOf(board) * fromBoard(byBoard.length(board))
    passed[place] = prefers?.(board) ? PREFERRED * score : score
  }
  return passed
}

const stepToPictures = (
  graph: PinBoardGraph,
  starts: readonly Start[],
  bounds: Bounds,
  prefers: StepOptions['prefers'],
): void => {
  PICTURES.clear(graph.pictures.size)
  const passed = passedOn(graph, prefers)
  const least = leastOfBest(passed, bounds.keptBoards)
  for (let place = 0; place < passed.length; place += 1) {
    if (passed[place]! >= least) readBoard(graph, starts, place, { score: passed[place]!, most: bounds.pictures })
  }
}

const readBoard = (
  { byBoard }: PinBoardGraph,
  starts: readonly Start[],
  place: number,
  { score, most }: { readonly score: number; readonly most: number },
): void => {
  const [board, start] = [BOARDS.nodeAt(place), BOARDS.sourceOf(BOARDS.nodeAt(place))]
  const length = byBoard.length(board)
  const read = Math.min(length, most)
  if (READ.length < read) READ = new Uint32Array(2 * read)
  if (length > Math.max(SEARCHED, read)) {
    for (let i = 0; i < read; i += 1) READ[i] = byBoard.at(board, Math.floor((i * length) / read))
  } else {
    const first = read === length ? 0 : around(byBoard.placeOf(board, starts[start]!.picture), read, length)
    byBoard.copyTo(READ, board, first, read)
  }
  for (let i = 0; i < read; i += 1) {
    const picture = READ[i]!
    if (picture !== GONE) PICTURES.add(picture, score, start)
  }
}

/** Where a window of a size begins that has the place in its middle. */
const around = (place: number, size: number, length: number): number =>
  Math.max(0, Math.min(place - (size >> 1), length - size))

/** Used again by each list, too. */
let valuesMade = new Float32Array(0)

const roomFor = (size: number): Float32Array => {
  if (valuesMade.length < size) valuesMade = new Float32Array(size * 2)
  return valuesMade.subarray(0, size)
}

const bestOf = ({ byPicture }: PinBoardGraph, starts: readonly Start[], most: number): NearPicture[] => {
  const scores = roomFor(PICTURES.size)
  for (let place = 0; place < scores.length; place += 1) {
    const picture = PICTURES.nodeAt(place)
    scores[place] = PICTURES.scoreOf(picture) * heldBack(byPicture.length(picture))
  }
  const leftOut = new Set(starts.filter(({ isShown }) => !isShown).map(({ picture }) => picture))
  return bestPlaces(scores, most + leftOut.size)
    .map((place) => {
      const picture = PICTURES.nodeAt(place)
      return { picture, score: scores[place]!, because: PICTURES.sourceOf(picture) }
    })
    .filter(({ picture }) => !leftOut.has(picture))
    .slice(0, most)
}
