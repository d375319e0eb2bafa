import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Change } from '../../platform/discovery/index.ts'
import { type GraphBoard, type GraphPin, loadChangedPins, loadGraphBoards, nextPinsOnBoard } from './graph-store.ts'
import { idKey } from './key-index.ts'
import { boardOf } from './load-graph.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'

const PINS_AT_ONCE = 5_000

const nodeOf = (graph: PinBoardGraph, id: Id): number => {
  const { high, low } = idKey(BigInt(id))
  return graph.boards.find(high, low)
}

const addPin = (graph: PinBoardGraph, pin: GraphPin, board: number): void =>
  graph.addPin(graph.pictures.add(pin.pictureHigh, pin.pictureLow), board, pin.pin)

/** Applies changes to boards: reads those that became public with their pins, and clears those that no longer are. */
const applyBoards = async (db: Db, graph: PinBoardGraph, ids: readonly Id[]): Promise<void> => {
  const found = new Map((await loadGraphBoards(db, ids)).map((board) => [board.id, board]))
  for (const id of ids) {
    const board = found.get(id)
    if (board?.isOpen) await openBoard(db, graph, board)
    else {
      const node = nodeOf(graph, id)
      if (node >= 0) graph.closeBoard(node)
    }
  }
}

const openBoard = async (db: Db, graph: PinBoardGraph, board: GraphBoard): Promise<void> => {
  const { high, low } = idKey(BigInt(board.id))
  const node = graph.setBoard(high, low, { topics: board.topics, language: board.language })
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const pins = await nextPinsOnBoard(db, board.id, after, PINS_AT_ONCE)
    for (const pin of pins) addPin(graph, pin, node)
    after = pins.at(-1)?.pin
  }
}

const applyPins = async (db: Db, graph: PinBoardGraph, ids: readonly Id[]): Promise<void> => {
  const pins = await loadChangedPins(db, ids)
  const unknown = new Set(pins.filter((pin) => pin.isLive && boardOf(graph, pin) < 0).map(({ boardId }) => boardId))
  // Boards created a moment ago. Those that are not public stay unknown.
  for (const board of unknown.size === 0 ? [] : await loadGraphBoards(db, [...unknown])) {
    if (board.isOpen) await openBoard(db, graph, board)
  }
  for (const pin of pins) {
    const board = boardOf(graph, pin)
    if (pin.isLive && board >= 0 && graph.isOpen(board)) addPin(graph, pin, board)
    else {
      const picture = graph.pictures.find(pin.pictureHigh, pin.pictureLow)
      if (picture >= 0) graph.removePin(picture, pin.pin)
    }
  }
}

/** Reloads what changed and brings the graph in line with the tables. The same changes may arrive twice. */
export const applyChanges = async (db: Db, graph: PinBoardGraph, changes: readonly Change[]): Promise<void> => {
  const idsOf = (kind: Change['kind']) => [
    ...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)),
  ]
  const [boards, pins] = [idsOf('board'), idsOf('pin')]
  if (boards.length > 0) await applyBoards(db, graph, boards)
  if (pins.length > 0) await applyPins(db, graph, pins)
}
