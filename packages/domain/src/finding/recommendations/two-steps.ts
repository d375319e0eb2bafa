import { GONE } from './adjacency.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
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
const BOUNDS: Bounds = { boards: 100, allBoards: 2_000, pictures: 100 }
/** However many starts there are, this many boards are read of each. */
const FEWEST_BOARDS = 10
/** What a picture passes on to each of n boards, or a board to each of n pictures: 1 / n to this power. */
const ALPHA = 0.7
/** How much popular pictures are held back: the score of one on n boards is divided by n to this power. */
const BETA = 0.2
const PREFERRED = 2
/** On longer boards, the pictures next to the start are not searched for. */
const SEARCHED = 2_000

const HELD_BACK = Float64Array.from({ length: 1_024 }, (_, boards) => Math.max(1, boards) ** -BETA)
const heldBack = (boards: number): number => HELD_BACK[boards] ?? boards ** -BETA

/** Used again by each list: one is made at a time. */
const BOARDS = new Scores()
const PICTURES = new Scores()

/**
 * Pictures that share boards with the starts, best first: RP3-beta (Paudel et al., 2017) with boards as the users.
 * Exact, except for bounds: of very many boards some are read, of very long ones the pictures that were put there next
 * to the start.
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

const stepToBoards = ({ byPicture }: PinBoardGraph, starts: readonly Start[], bounds: Bounds): void => {
  BOARDS.clear()
  const most = Math.min(bounds.boards, Math.max(FEWEST_BOARDS, Math.floor(bounds.allBoards / starts.length)))
  for (const [start, { picture, weight }] of starts.entries()) {
    const length = byPicture.length(picture)
    const score = weight * length ** -ALPHA
    const read = Math.min(length, most)
    for (let i = 0; i < read; i += 1) {
      const board = byPicture.at(picture, Math.floor((i * length) / read))
      if (board !== GONE) BOARDS.add(board, score, start)
    }
  }
}

const stepToPictures = (
  { byBoard }: PinBoardGraph,
  starts: readonly Start[],
  bounds: Bounds,
  prefers: StepOptions['prefers'],
): void => {
  PICTURES.clear()
  for (let place = 0; place < BOARDS.size; place += 1) {
    const [board, start] = [BOARDS.nodeAt(place), BOARDS.sourceAt(place)]
    const length = byBoard.length(board)
    const score = BOARDS.scoreAt(place) * length ** -ALPHA * (prefers?.(board) ? PREFERRED : 1)
    const read = Math.min(length, bounds.pictures)
    const isSpread = length > Math.max(SEARCHED, read)
    const first = isSpread || read === length ? 0 : around(byBoard.placeOf(board, starts[start]!.picture), read, length)
    for (let i = 0; i < read; i += 1) {
      const picture = byBoard.at(board, isSpread ? Math.floor((i * length) / read) : first + i)
      if (picture !== GONE) PICTURES.add(picture, score, start)
    }
  }
}

/** Where a window of a size begins that has the place in its middle. */
const around = (place: number, size: number, length: number): number =>
  Math.max(0, Math.min(place - (size >> 1), length - size))

/** Used again by each list, too: memory of this size, allocated for each, would cost more than the sums in it. */
let valuesMade = new Float64Array(0)
let valuesOrdered = new Float64Array(0)

const roomFor = (size: number): Float64Array => {
  if (valuesMade.length < size) {
    valuesMade = new Float64Array(size * 2)
    valuesOrdered = new Float64Array(size * 2)
  }
  return valuesMade.subarray(0, size)
}

const copyOf = (values: Float64Array): Float64Array => {
  valuesOrdered.set(values)
  return valuesOrdered.subarray(0, values.length)
}

/** Only the best become objects, and those that equal the last of them: sorting all would take most of the time. */
const bestOf = ({ byPicture }: PinBoardGraph, starts: readonly Start[], most: number): NearPicture[] => {
  const scores = roomFor(PICTURES.size)
  for (let place = 0; place < scores.length; place += 1) {
    scores[place] = PICTURES.scoreAt(place) * heldBack(byPicture.length(PICTURES.nodeAt(place)))
  }
  const leftOut = new Set(starts.filter(({ isShown }) => !isShown).map(({ picture }) => picture))
  const wanted = most + leftOut.size
  const least = scores.length <= wanted ? 0 : nthHighest(copyOf(scores), wanted)
  const found: NearPicture[] = []
  for (let place = 0; place < scores.length; place += 1) {
    const picture = PICTURES.nodeAt(place)
    if (scores[place]! < least || leftOut.has(picture)) continue
    found.push({ picture, score: scores[place]!, because: PICTURES.sourceAt(place) })
  }
  return found.sort((a, b) => b.score - a.score || a.picture - b.picture).slice(0, most)
}

/** The nth highest value, from 1, by quickselect; reorders the array. */
const nthHighest = (values: Float64Array, n: number): number => {
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const pivot = values[(from + to) >> 1]!
    let [left, right] = [from, to]
    while (left <= right) {
      while (values[left]! > pivot) left += 1
      while (values[right]! < pivot) right -= 1
      if (left > right) break
      const other = values[left]!
      values[left] = values[right]!
      values[right] = other
      left += 1
      right -= 1
    }
    if (n - 1 <= right) to = right
    else if (n - 1 >= left) from = left
    else break
  }
  return values[n - 1]!
}
