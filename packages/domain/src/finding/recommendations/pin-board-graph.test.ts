import { describe, expect, it } from 'vitest'
import { graphWith, NO_TRAITS } from './graph-with.ts'
import { PinBoardGraph } from './pin-board-graph.ts'
import { findNear } from './two-steps.ts'

describe('the graph of pictures and boards', () => {
  /** Every edge from both sides, with its pin. */
  const pinsIn = (graph: PinBoardGraph): string[] => {
    const found: string[] = []
    for (let picture = 0; picture < graph.pictures.size; picture += 1) {
      for (const pin of graph.pinsOf(picture, Infinity)) found.push(`${picture}: ${pin}`)
    }
    return found
  }
  const onBoard = (graph: PinBoardGraph, board: number): number[] =>
    Array.from({ length: graph.byBoard.length(board) }, (_, place) => graph.byBoard.at(board, place)).filter(
      (picture) => picture < graph.pictures.size,
    )
  const small = () =>
    graphWith([
      [0, 0],
      [1, 0],
      [1, 1],
    ])

  it('adds new pins once each, including those of new pictures or on new boards', () => {
    const graph = small()
    const [picture, board] = [graph.pictures.add(0, 9), graph.setBoard(0, 9, NO_TRAITS)]
    for (const _ of [1, 2]) graph.addPin(picture, board, 10n)
    graph.addPin(0, board, 11n)
    expect({ pins: pinsIn(graph), edges: graph.edges, onBoard: onBoard(graph, board) }).toEqual({
      pins: ['0: 1', '0: 11', '1: 2', '1: 3', '2: 10'],
      edges: 5,
      onBoard: [2, 0],
    })
    const near = findNear(graph, [{ picture: 0, weight: 1 }], { most: 10 })
    expect(near.map(({ picture }) => picture).toSorted()).toEqual([1, 2])
  })

  it('moves a pin to its new board', () => {
    const graph = small()
    graph.addPin(0, 1, 1n)
    expect({ pins: pinsIn(graph), boards: [0, 1].map((board) => onBoard(graph, board)) }).toEqual({
      pins: ['0: 1', '1: 2', '1: 3'],
      boards: [[1], [1, 0]],
    })
  })

  it('removes pins and whole boards', () => {
    const graph = small()
    graph.removePin(1, 3n)
    graph.removePin(1, 3n)
    expect({ pins: pinsIn(graph), onBoard: onBoard(graph, 1) }).toEqual({ pins: ['0: 1', '1: 2'], onBoard: [] })
    graph.closeBoard(0)
    expect({ pins: pinsIn(graph), edges: graph.edges }).toEqual({ pins: [], edges: 0 })
  })

  it('stays the same when its lists are laid out again', () => {
    const graph = small()
    const board = graph.setBoard(0, 9, NO_TRAITS)
    graph.addPin(0, board, 10n)
    graph.addPin(graph.pictures.add(0, 9), board, 11n)
    graph.removePin(1, 2n)
    const before = pinsIn(graph)
    for (const _ of graph.compact());
    expect({ pins: pinsIn(graph), edges: graph.edges, isLoose: graph.isLoose }).toEqual({
      pins: before,
      edges: 4,
      isLoose: false,
    })
    expect([0, 1, 2].map((it) => onBoard(graph, it))).toEqual([[0], [1], [0, 2]])
  })

  it('finds each of many pictures by its signature', () => {
    const graph = new PinBoardGraph()
    const keys = Array.from({ length: 50_000 }, (_, n) => [(n * 2_654_435_761) >>> 0, n % 7] as const)
    const nodes = keys.map(([high, low]) => graph.pictures.add(high, low))
    expect(keys.map(([high, low]) => graph.pictures.find(high, low))).toEqual(nodes)
    expect(graph.pictures.find(1, 99)).toBe(-1)
  })
})
