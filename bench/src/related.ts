/** PIN-13: the cost of a list of related pictures, and how much of the list without bounds it finds. */
import { createDice } from './generate/dice.ts'
import { EdgeList, findNear, PinBoardGraph, type Start } from '@corkboard/domain/finding/recommendations'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { median } from './measure.ts'
import { memoryOf } from './measure/cpu.ts'
import { columns, figure } from './measure/table.ts'
import { type PlainGraph, themedGraph } from './related/themed-graph.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const LISTS = 200
const LENGTH = 500
/** As many as a user's latest saves or a board's newest pins. */
const MANY = 20
const TOP = 100
/** The issues' numbers: CPU time of a list at a million pins, and a list of 10,000 pins compared with it. */
const GOALS = { listMs: 12, overlap: 0.9, growth: 0.67 }
const UNBOUNDED = { boards: Infinity, allBoards: Infinity, keptBoards: Infinity, pictures: Infinity }
const NO_TRAITS = { topics: [], language: null }

const graphOf = ({ pictures, boards, pins }: PlainGraph): PinBoardGraph => {
  const graph = new PinBoardGraph()
  for (let picture = 0; picture < pictures; picture += 1) graph.pictures.add(picture, picture)
  for (let board = 0; board < boards; board += 1) graph.setBoard(board, board, NO_TRAITS)
  const edges = new EdgeList()
  for (let n = 0; n < pins.picture.length; n += 1) edges.add(pins.picture[n]!, pins.board[n]!, BigInt(n))
  for (const _ of graph.layOut(edges));
  return graph
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const timeLists = (graph: PinBoardGraph, lists: readonly (readonly Start[])[]): number =>
  median(
    lists.map((starts) => {
      const before = cpuMs()
      findNear(graph, starts, { most: LENGTH })
      return cpuMs() - before
    }),
  )

/** The fraction of the best pictures without bounds that the bounded list has; those that score the same are equally good. */
const overlap = (graph: PinBoardGraph, starts: readonly Start[]): number => {
  const best = findNear(graph, starts, { most: TOP, bounds: UNBOUNDED })
  const exact = new Map(
    findNear(graph, starts, { most: Infinity, bounds: UNBOUNDED }).map(({ picture, score }) => [picture, score]),
  )
  const least = (best.at(-1)?.score ?? 0) * (1 - 1e-6)
  const found = findNear(graph, starts, { most: TOP })
  return found.filter(({ picture }) => exact.get(picture)! >= least).length / Math.max(1, best.length)
}

const measure = (pinCount: number) => {
  const plain = themedGraph(pinCount)
  const before = memoryOf(process.pid).rss
  const startedAt = cpuMs()
  const graph = graphOf(plain)
  const layOutMs = cpuMs() - startedAt
  const bytes = memoryOf(process.pid).rss - before
  const dice = createDice(pinCount)
  // Of random pins: pictures on many boards are requested more often.
  const starts = Array.from({ length: LISTS * MANY }, () => ({
    picture: plain.pins.picture[dice.below(pinCount)]!,
    weight: 1,
  }))
  const single = starts.slice(0, LISTS).map((start) => [start])
  const several = Array.from({ length: LISTS }, (_, n) => starts.slice(n * MANY, (n + 1) * MANY))
  timeLists(graph, several.slice(0, 20))
  return {
    pinCount,
    layOutMs,
    bytes,
    singleMs: timeLists(graph, single),
    severalMs: timeLists(graph, several),
    overlap: single.reduce((sum, list) => sum + overlap(graph, list), 0) / LISTS,
  }
}

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  const rows = [...SIZES, ...(SIZES.every((size) => size < pins) ? [pins] : [])].map(measure)
  const smallest = rows[0]!
  const outcomes = rows.map((row) => ({
    ...row,
    growth: smallest.singleMs / row.singleMs,
    isReached: row.severalMs <= GOALS.listMs && row.overlap >= GOALS.overlap,
  }))
  print(
    columns([
      ['pins', 'laid out', 'memory', 'a list of one', `of ${MANY}`, 'growth', `of the best ${TOP}`, ''],
      ...outcomes.map((row) => [
        row.pinCount.toLocaleString('en-US'),
        `${figure(row.layOutMs)} ms`,
        `${Math.round(row.bytes / 1_048_576)} MB`,
        `${figure(row.singleMs)} ms`,
        `${figure(row.severalMs)} ms`,
        row.growth.toFixed(2),
        row.overlap.toFixed(3),
        row.isReached ? 'reached' : 'MISSED',
      ]),
    ]),
  )
  print(
    `Goals: a list in ≤ ${GOALS.listMs} ms of one core; overlap with the list without bounds ≥ ${GOALS.overlap}; growth ≥ ${GOALS.growth} (compared with ${smallest.pinCount.toLocaleString('en-US')} pins).`,
  )
  return { reached: outcomes.every(({ isReached, growth }) => isReached && growth >= GOALS.growth) }
}
