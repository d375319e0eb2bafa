/** A graph of pictures and boards as stored: the picture and the board of each pin. */
export interface PlainGraph {
  readonly pictures: number
  readonly boards: number
  readonly pins: { readonly picture: ArrayLike<number>; readonly board: ArrayLike<number> }
}

/** After this many steps almost nothing of a walk is left. */
const MAX_WALK_STEPS = 40

const countsOf = (nodes: ArrayLike<number>, size: number): Float64Array => {
  const counts = new Float64Array(size)
  for (let pin = 0; pin < nodes.length; pin += 1) counts[nodes[pin]!]! += 1
  return counts
}

/**
 * Returns the share of visits that each picture gets from an infinite random walk with restarts, which every finite
 * walk approximates. Computed step by step for all pictures at the same time.
 */
export const exactVisits = (graph: PlainGraph, start: number, restart: number): Float64Array => {
  const { picture, board } = graph.pins
  const onBoards = countsOf(picture, graph.pictures)
  const onBoard = countsOf(board, graph.boards)
  const visits = new Float64Array(graph.pictures)
  let here = new Float64Array(graph.pictures)
  here[start] = 1
  for (let step = 0; step < MAX_WALK_STEPS; step += 1) {
    const boards = new Float64Array(graph.boards)
    for (let pin = 0; pin < picture.length; pin += 1)
      boards[board[pin]!]! += here[picture[pin]!]! / onBoards[picture[pin]!]!
    const next = new Float64Array(graph.pictures)
    for (let pin = 0; pin < picture.length; pin += 1)
      next[picture[pin]!]! += boards[board[pin]!]! / onBoard[board[pin]!]!
    for (let it = 0; it < graph.pictures; it += 1) {
      visits[it]! += restart * next[it]!
      next[it]! *= 1 - restart
    }
    here = next
  }
  return visits
}

/**
 * Returns the fraction of the `most` best pictures by the exact walk that were found. Pictures that the exact walk
 * visits equally often are interchangeable, so any of them counts.
 */
export const overlapWith = (exact: Float64Array, start: number, found: readonly number[], most: number): number => {
  const others = [...exact.keys()].filter((picture) => picture !== start && exact[picture]! > 0)
  const best = others.toSorted((a, b) => exact[b]! - exact[a]!).slice(0, most)
  const least = (exact[best.at(-1) ?? start] ?? 0) * (1 - 1e-9)
  return found.slice(0, most).filter((picture) => exact[picture]! >= least).length / Math.max(1, best.length)
}
