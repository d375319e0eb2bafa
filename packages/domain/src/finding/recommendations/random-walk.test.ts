import { exactVisits, overlapWith, type PlainGraph } from '@corkboard/testkit/exact-visits'
import { describe, expect, it } from 'vitest'
import { seededDice } from './dice.ts'
import { EdgeList } from './edge-list.ts'
import { PinBoardGraph } from './pin-board-graph.ts'
import { RESTART, walk, type WalkOptions, type WalkStart } from './random-walk.ts'

const NO_TRAITS = { topics: [], language: null }

const plainGraph = (pictures: number, boards: number, pins: readonly (readonly [number, number])[]): PlainGraph => ({
  pictures,
  boards,
  pins: { picture: pins.map(([picture]) => picture), board: pins.map(([, board]) => board) },
})

const graphOf = ({ pictures, boards, pins }: PlainGraph) => {
  const graph = new PinBoardGraph()
  for (let picture = 0; picture < pictures; picture += 1) graph.pictures.add(0, picture)
  for (let board = 0; board < boards; board += 1) graph.setBoard(0, board, NO_TRAITS)
  const edges = new EdgeList()
  let pin = 1n
  for (let n = 0; n < pins.picture.length; n += 1) edges.add(pins.picture[n]!, pins.board[n]!, pin++)
  for (const _ of graph.layOut(edges));
  return graph
}

/** Boards with ten pictures from one theme each and one random picture: users are not consistent. */
const themed = (themes: number, boardsEach: number, picturesEach: number): PlainGraph => {
  const dice = seededDice(7)
  const pins: [number, number][] = []
  for (let board = 0; board < themes * boardsEach; board += 1) {
    const theme = board % themes
    for (let n = 0; n < 10; n += 1) pins.push([theme * picturesEach + dice.below(picturesEach), board])
    pins.push([dice.below(themes * picturesEach), board])
  }
  return plainGraph(themes * picturesEach, themes * boardsEach, pins)
}

const walkOn = (graph: PinBoardGraph, starts: readonly WalkStart[], options: Partial<WalkOptions> = {}) =>
  walk(graph, starts, {
    dice: seededDice(1),
    steps: 20_000,
    restart: RESTART,
    enough: { pictures: Infinity, visits: 1 },
    ...options,
  })

describe('[PIN-13 a] the walk from a picture over boards', () => {
  it('visits pictures as often as the exact walk', () => {
    const plain = plainGraph(6, 3, [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
    ])
    const exact = exactVisits(plain, 0, RESTART)
    const { pictures, steps } = walkOn(graphOf(plain), [{ picture: 0, weight: 1 }], { steps: 200_000 })
    expect(steps).toBe(200_000)
    expect(pictures.map(({ picture }) => picture).toSorted()).toEqual([1, 2, 3, 4])
    for (const { picture, score } of pictures) expect(score / steps).toBeCloseTo(exact[picture]!, 2)
  })

  it('finds nine of ten of the exact walk’s best pictures', () => {
    const plain = themed(20, 60, 150)
    const graph = graphOf(plain)
    for (const start of [3, 700, 2_900]) {
      const { pictures } = walkOn(graph, [{ picture: start, weight: 1 }], { steps: 100_000 })
      const found = pictures.map(({ picture }) => picture)
      expect(overlapWith(exactVisits(plain, start, RESTART), start, found, 100)).toBeGreaterThanOrEqual(0.9)
    }
  })

  it('ends once enough pictures have been visited often enough', () => {
    const graph = graphOf(themed(2, 20, 50))
    const { pictures, steps } = walkOn(graph, [{ picture: 0, weight: 1 }], { enough: { pictures: 10, visits: 4 } })
    expect(steps).toBeLessThan(2_000)
    expect(pictures.filter(({ score }) => score >= 4).length).toBeGreaterThanOrEqual(9)
  })

  it('takes the same path with the same dice', () => {
    const graph = graphOf(themed(4, 20, 50))
    const [one, again, other] = [1, 1, 2].map((seed) =>
      walkOn(graph, [{ picture: 0, weight: 1 }], { steps: 500, dice: seededDice(seed) }),
    )
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('prefers the boards that the caller prefers', () => {
    const plain = plainGraph(3, 2, [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 1],
    ])
    const { pictures } = walkOn(graphOf(plain), [{ picture: 0, weight: 1 }], { prefers: (board) => board === 1 })
    expect(pictures.map(({ picture }) => picture)).toEqual([2, 1])
    expect(pictures[0]!.score).toBeGreaterThan(2 * pictures[1]!.score)
  })

  it('with several starts, ranks pictures near two of them above those near one', () => {
    // The starts are 0 and 1. 2 is on a board with each of them; 3 and 4 are on two boards with one.
    const plain = plainGraph(5, 4, [
      [0, 0],
      [2, 0],
      [0, 1],
      [3, 1],
      [1, 2],
      [2, 2],
      [1, 3],
      [4, 3],
    ])
    const starts = [0, 1].map((picture) => ({ picture, weight: 1 }))
    expect(walkOn(graphOf(plain), starts).pictures[0]!.picture).toBe(2)
  })

  it('ends when there is nowhere to go', () => {
    const graph = graphOf(plainGraph(2, 1, [[0, 0]]))
    expect(walkOn(graph, [{ picture: 1, weight: 1 }])).toEqual({ pictures: [], steps: 0 })
    expect(walkOn(graph, [])).toEqual({ pictures: [], steps: 0 })
    expect(walkOn(graph, [{ picture: 0, weight: 1 }]).pictures).toEqual([])
  })
})

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
    graphOf(
      plainGraph(2, 2, [
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    )

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
    expect(
      walkOn(graph, [{ picture: 0, weight: 1 }])
        .pictures.map(({ picture }) => picture)
        .toSorted(),
    ).toEqual([1, 2])
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
