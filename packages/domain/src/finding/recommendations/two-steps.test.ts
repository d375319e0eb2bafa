import { describe, expect, it } from 'vitest'
import { graphWith } from './graph-with.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import { findNear, type Start, type StepOptions } from './two-steps.ts'

const UNBOUNDED = { boards: Infinity, allBoards: Infinity, keptBoards: Infinity, pictures: Infinity }

type Pins = [picture: number, board: number][]

const from = (picture: number): Start[] => [{ picture, weight: 1 }]

const near = (graph: PinBoardGraph, starts: readonly Start[], options: Partial<StepOptions> = {}) =>
  findNear(graph, starts, { most: 500, ...options })

const picturesNear = (...of: Parameters<typeof near>): number[] => near(...of).map(({ picture }) => picture)

/** A board with these pictures. */
const board = (n: number, ...pictures: readonly number[]): Pins => pictures.map((picture) => [picture, n])

describe('[PIN-13 a] pictures that share boards with a picture', () => {
  it('score by how few pictures share their boards, and by how few boards they are on', () => {
    const graph = graphWith([...board(0, 0, 1), ...board(1, 0, 2, 3), ...board(2, 3, 4)])
    const found = near(graph, from(0))
    expect(found.map(({ picture }) => picture)).toEqual([1, 2, 3])
    const there = 2 ** -0.5
    expect(found.map(({ score }) => score)).toEqual([
      expect.closeTo(there * 2 ** -0.7),
      expect.closeTo(there * 3 ** -0.7),
      expect.closeTo(there * 3 ** -0.7 * 2 ** -0.2),
    ])
  })

  it('are those of all boards together', () => {
    const graph = graphWith([...board(0, 0, 1, 2), ...board(1, 0, 2, 3), ...board(2, 0, 2, 4)])
    expect(picturesNear(graph, from(0))[0]).toBe(2)
  })

  it('come twice as high from boards that the viewer prefers', () => {
    const graph = graphWith([...board(0, 0, 1), ...board(1, 0, 2)])
    const [first, second] = near(graph, from(0), { prefers: (it) => it === 1 })
    expect([first!.picture, second!.picture]).toEqual([2, 1])
    expect(first!.score).toBeCloseTo(2 * second!.score)
  })

  it('near two starts come before those near one, and name the start that led to them most', () => {
    const graph = graphWith([...board(0, 0, 2), ...board(1, 0, 3), ...board(2, 1, 2), ...board(3, 1, 4)])
    const starts = [
      { picture: 0, weight: 1 },
      { picture: 1, weight: 0.9 },
    ]
    expect(near(graph, starts).map(({ picture, because }) => [picture, because])).toEqual([
      [2, 0],
      [3, 0],
      [4, 1],
    ])
  })

  it('include a start only where it may be shown', () => {
    const graph = graphWith(board(0, 0, 1, 2))
    const starts = [
      { picture: 0, weight: 1 },
      { picture: 1, weight: 0.5, isShown: true },
    ]
    expect(picturesNear(graph, starts).toSorted()).toEqual([1, 2])
  })

  it('are none where there is nothing', () => {
    const graph = graphWith([...board(0, 0), ...board(1, 1, 2)])
    expect(near(graph, from(0))).toEqual([])
    expect(near(graph, [])).toEqual([])
  })

  it('of a long board are those that were put there next to the start', () => {
    const graph = graphWith(board(0, ...Array.from({ length: 1_000 }, (_, n) => n)))
    const found = picturesNear(graph, from(500)).toSorted((a, b) => a - b)
    expect([found[0], found.at(-1), found.length]).toEqual([450, 549, 99])
    const first = picturesNear(graph, from(0)).toSorted((a, b) => a - b)
    expect([first[0], first.at(-1)]).toEqual([1, 99])
  })

  it('of a picture on very many boards are those of some, spread over all', () => {
    const graph = graphWith(Array.from({ length: 10_000 }, (_, n) => board(n, 0, n + 1)).flat())
    const found = picturesNear(graph, from(0)).toSorted((a, b) => a - b)
    expect(found.length).toBe(100)
    expect(found[50]).toBeGreaterThan(4_000)
    expect(picturesNear(graph, from(0), { bounds: { ...UNBOUNDED, boards: 7 } }).length).toBe(7)
  })

  it('of many boards are those of the boards that say most', () => {
    // Board n has n + 1 others besides the start.
    const pins = Array.from({ length: 30 }, (_, n) =>
      board(n, 0, ...Array.from({ length: n + 1 }, (__, m) => 100 * n + m + 1)),
    )
    const found = picturesNear(graphWith(pins.flat()), from(0), { bounds: { ...UNBOUNDED, keptBoards: 3 } })
    expect(found).toEqual([1, 101, 102, 201, 202, 203])
  })

  it('end with the best of them when there are more than wanted', () => {
    const pins = Array.from({ length: 300 }, (_, n) => [...board(2 * n, 0, n + 1), ...board(2 * n + 1, n + 1, 999)])
    // Of higher pictures there are more boards with fewer others.
    const graph = graphWith([...pins.flat(), ...board(700, 0, 7), ...board(701, 0, 8), ...board(702, 0, 8)])
    expect(picturesNear(graph, from(0), { most: 2, bounds: UNBOUNDED })).toEqual([8, 7])
  })
})
