import { EdgeList } from './edge-list.ts'
import { PinBoardGraph } from './pin-board-graph.ts'

export const NO_TRAITS = { topics: [], language: null }

/** For tests: a graph with these pins, each a picture and its board, as numbers from 0. */
export const graphWith = (pins: readonly (readonly [picture: number, board: number])[]): PinBoardGraph => {
  const graph = new PinBoardGraph()
  const edges = new EdgeList()
  const [pictures, boards] = [Math.max(...pins.map(([it]) => it)), Math.max(...pins.map(([, it]) => it))]
  for (let picture = 0; picture <= pictures; picture += 1) graph.pictures.add(0, picture)
  for (let board = 0; board <= boards; board += 1) graph.setBoard(0, board, NO_TRAITS)
  for (const [n, [picture, board]] of pins.entries()) edges.add(picture, board, BigInt(n + 1))
  for (const _ of graph.layOut(edges));
  return graph
}
