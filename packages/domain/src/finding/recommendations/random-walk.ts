import { GONE } from './adjacency.ts'
import type { Dice } from './dice.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import { VisitCounts } from './visit-counts.ts'

/** A picture to start from. */
export interface WalkStart {
  readonly picture: number
  /** Its share of the steps, relative to the other starts. */
  readonly weight: number
  /** True when the start may be among the results, as if each of its walks had begun with a visit to it. */
  readonly isShown?: boolean
}

export interface WalkOptions {
  readonly dice: Dice
  /** The number of visits to count, for all starts together. */
  readonly steps: number
  /** The probability of a restart after each visit. */
  readonly restart: number
  /**
   * A start's walk ends once this many pictures have been visited this often: more steps would not change which they
   * are.
   */
  readonly enough: { readonly pictures: number; readonly visits: number }
  /** True when the caller prefers this board. If the first one drawn is not preferred, another is drawn once. */
  readonly prefers?: (board: number) => boolean
}

export interface WalkedPicture {
  readonly picture: number
  readonly score: number
  /** The index of the start that most of its visits came from. */
  readonly because: number
}

export interface Walked {
  /** The pictures reached, without the starts, best first. */
  readonly pictures: readonly WalkedPicture[]
  /** The visits counted. Fewer than requested if that was enough or there was nowhere to go. */
  readonly steps: number
}

/** (ours) One half: half of all visits are to pictures that share a board with the start. */
export const RESTART = 0.5

/**
 * A random walk with restarts over pictures and boards, separately for each start. With several starts, a picture's
 * score is the square of the sum of the roots of its visits: reached from two, it counts for more than reached twice as
 * often from one.
 */
export const walk = (graph: PinBoardGraph, starts: readonly WalkStart[], options: WalkOptions): Walked => {
  const reached = new Map<number, Reached>()
  const counts = new VisitCounts(options.steps + starts.length)
  let steps = 0
  for (const [n, share] of sharesOf(graph, starts, options.steps).entries()) {
    const { picture, isShown } = starts[n]!
    steps += walkFrom(graph, picture, { ...options, steps: share }, counts)
    if (isShown) counts.visit(picture, Math.round(share * options.restart))
    counts.empty((it, visits) => reach(reached, it, Math.sqrt(visits), n))
  }
  for (const { picture, isShown } of starts) if (!isShown) reached.delete(picture)
  const pictures = Array.from(reached, ([picture, { root, because }]) => ({ picture, score: root * root, because }))
  return { pictures: pictures.sort((a, b) => b.score - a.score || a.picture - b.picture), steps }
}

interface Reached {
  root: number
  most: number
  because: number
}

const reach = (reached: Map<number, Reached>, picture: number, root: number, because: number): void => {
  const known = reached.get(picture)
  if (!known) reached.set(picture, { root, most: root, because })
  else {
    known.root += root
    if (root > known.most) [known.most, known.because] = [root, because]
  }
}

/**
 * The number of steps for each start: by its weight, and more if it has more edges, but far from proportionally, or a
 * picture on a thousand boards would leave almost nothing to one on three.
 */
const sharesOf = (graph: PinBoardGraph, starts: readonly WalkStart[], steps: number): number[] => {
  const weights = starts.map(({ picture, weight }) => weight * Math.log2(1 + graph.byPicture.length(picture)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (sum === 0 ? 0 : Math.round((steps * weight) / sum)))
}

/** Returns the number of visits counted. */
const walkFrom = (graph: PinBoardGraph, start: number, options: WalkOptions, counts: VisitCounts): number => {
  const { dice, restart, enough, prefers } = options
  const { byPicture, byBoard } = graph
  const restartsBelow = Math.round(restart * RESTART_OF)
  let [at, ofThose, steps] = [start, 0, 0]
  // If all paths are dead ends, no visit is ever counted, so this loop counts attempts.
  for (let thrown = 0; thrown < options.steps; thrown += 1) {
    let board = byPicture.draw(at, dice)
    if (prefers && board !== GONE && !prefers(board)) board = byPicture.draw(at, dice)
    const next = board === GONE ? GONE : byBoard.draw(board, dice)
    if (next === GONE) {
      at = start
      continue
    }
    steps += 1
    if (counts.visit(next) === enough.visits) {
      ofThose += 1
      if (ofThose === enough.pictures) break
    }
    at = dice.below(RESTART_OF) < restartsBelow ? start : next
  }
  return steps
}

const RESTART_OF = 65_536
