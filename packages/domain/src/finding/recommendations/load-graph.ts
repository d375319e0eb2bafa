import { setImmediate as giveWay } from 'node:timers/promises'
import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { EdgeList } from './edge-list.ts'
import { estimatePins, type GraphBoard, type GraphPin, nextBoards, nextPins } from './graph-store.ts'
import { idKey } from './key-index.ts'
import { PinBoardGraph } from './pin-board-graph.ts'

/** Rows per statement: about 50 ms of database time. */
const BOARDS_AT_ONCE = 10_000
const PINS_AT_ONCE = 50_000

/** The progress of a load: the pins read, and their approximate total. */
export interface GraphProgress {
  readonly done: number
  readonly total: number
}

/** Runs work that yields after every step, so that queries are answered meanwhile. */
export const runGivingWay = async (work: Generator<undefined, void>): Promise<void> => {
  while (!work.next().done) await giveWay()
}

const addBoard = (graph: PinBoardGraph, { id, topics, language }: GraphBoard): void => {
  const { high, low } = idKey(BigInt(id))
  graph.setBoard(high, low, { topics, language })
}

/** The board of a pin, if it is in the graph. */
export const boardOf = (graph: PinBoardGraph, { boardHigh, boardLow }: GraphPin): number =>
  graph.boards.find(boardHigh, boardLow)

/** Loads the graph from the tables, several thousand rows at a time. */
export const loadGraph = async (db: Db, soFar: (progress: GraphProgress) => void): Promise<PinBoardGraph> => {
  const graph = new PinBoardGraph()
  const estimate = await estimatePins(db)
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const boards = await nextBoards(db, after, BOARDS_AT_ONCE)
    for (const board of boards) if (board.isOpen) addBoard(graph, board)
    after = boards.at(-1)?.id
  }
  const edges = new EdgeList()
  let done = 0
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const pins = await nextPins(db, after, PINS_AT_ONCE)
    for (const pin of pins) {
      const board = boardOf(graph, pin)
      if (board >= 0) edges.add(graph.pictures.add(pin.pictureHigh, pin.pictureLow), board, pin.pin)
    }
    after = pins.at(-1)?.pin
    done += pins.length
    soFar({ done, total: Math.max(done, estimate) })
  }
  await runGivingWay(graph.layOut(edges))
  return graph
}
