/** A graph of pictures and boards as it is written down: for each pin its picture and its board. */
export interface PlainGraph {
  readonly pictures: number
  readonly boards: number
  readonly pins: Iterable<readonly [picture: number, board: number]>
}

/** Beyond so many steps of one walk next to none of it is left. */
const LONGEST_WALK = 60

const pinsOf = ({ pins, pictures, boards }: PlainGraph) => {
  const all = [...pins]
  const onBoards = new Float64Array(pictures)
  const onBoard = new Float64Array(boards)
  for (const [picture, board] of all) {
    onBoards[picture]! += 1
    onBoard[board]! += 1
  }
  return { all, onBoards, onBoard }
}

/**
 * Of a random walk with restarts that never ends, the share of its visits that each picture gets: what every walk that
 * does end comes near. Reckoned step by step for all pictures at once.
 */
export const exactVisits = (graph: PlainGraph, start: number, restart: number): Float64Array => {
  const { all, onBoards, onBoard } = pinsOf(graph)
  const visits = new Float64Array(graph.pictures)
  let here = new Float64Array(graph.pictures)
  here[start] = 1
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    const boards = new Float64Array(graph.boards)
    for (const [picture, board] of all) boards[board]! += here[picture]! / onBoards[picture]!
    const next = new Float64Array(graph.pictures)
    for (const [picture, board] of all) next[picture]! += boards[board]! / onBoard[board]!
    for (let picture = 0; picture < graph.pictures; picture += 1) {
      visits[picture]! += restart * next[picture]!
      next[picture]! *= 1 - restart
    }
    here = next
  }
  return visits
}
