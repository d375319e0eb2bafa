/** PIN-13: the cost of a walk over pins and boards, and how much of the exact walk's result it finds. */
import { EdgeList, PinBoardGraph, PRODUCT_WALK, seededDice, walk } from '@corkboard/domain/finding/recommendations'
import { exactVisits, overlapWith, type PlainGraph } from '@corkboard/testkit/exact-visits'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { median } from './measure.ts'
import { memoryOf } from './measure/cpu.ts'
import { columns, figure } from './measure/table.ts'
import { themedGraph } from './related/themed-graph.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const WALKS = 200
/** The exact walk goes through every pin forty times: a minute each for ten million. */
const comparedOf = (pinCount: number): number => (pinCount > 1_000_000 ? 2 : 10)
const TOP = 100
const GOALS = { walkMs: 12, overlap: 0.9 }
/** The cost of 20,000 steps, with nothing that ends them early. */
const STEPS = 20_000
const NEVER_ENOUGH = { pictures: Infinity, visits: Infinity }
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

interface Timed {
  readonly ms: readonly number[]
  readonly steps: number
}

/** Walks from the pictures of random pins: pictures on many boards are requested more often. */
const timeWalks = (graph: PinBoardGraph, starts: readonly number[], steps: number, enough = NEVER_ENOUGH): Timed => {
  const ms: number[] = []
  let taken = 0
  for (const [n, picture] of starts.entries()) {
    const before = cpuMs()
    taken += walk(graph, [{ picture, weight: 1 }], { ...PRODUCT_WALK, steps, enough, dice: seededDice(n) }).steps
    ms.push(cpuMs() - before)
  }
  return { ms, steps: taken }
}

const measure = (pinCount: number) => {
  const plain = themedGraph(pinCount)
  const before = memoryOf(process.pid).rss
  const startedAt = cpuMs()
  const graph = graphOf(plain)
  const layOutMs = cpuMs() - startedAt
  const bytes = memoryOf(process.pid).rss - before
  const dice = seededDice(pinCount)
  const starts = Array.from({ length: WALKS }, () => plain.pins.picture[dice.below(pinCount)]!)
  timeWalks(graph, starts.slice(0, 20), STEPS)
  const { ms, steps } = timeWalks(graph, starts, STEPS)
  const product = timeWalks(graph, starts, PRODUCT_WALK.steps, PRODUCT_WALK.enough)
  const overlaps = starts.slice(0, comparedOf(pinCount)).map((picture, n) => {
    const { pictures } = walk(graph, [{ picture, weight: 1 }], { ...PRODUCT_WALK, dice: seededDice(n) })
    const found = pictures.map((it) => it.picture)
    return overlapWith(exactVisits(plain, picture, PRODUCT_WALK.restart), picture, found, TOP)
  })
  return {
    pinCount,
    layOutMs,
    bytes,
    walkMs: median(ms),
    stepsPerSecond: steps / (ms.reduce((sum, one) => sum + one, 0) / 1_000),
    productMs: median(product.ms),
    productSteps: product.steps / WALKS,
    overlap: overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length,
  }
}

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  const rows = [...SIZES, ...(SIZES.every((size) => size < pins) ? [pins] : [])].map(measure)
  print(
    columns([
      ['pins', 'laid out', 'memory', '20,000 steps', 'steps/CPU-s', 'a list', 'its steps', `of the best ${TOP}`, ''],
      ...rows.map((row) => [
        row.pinCount.toLocaleString('en-US'),
        `${figure(row.layOutMs)} ms`,
        `${Math.round(row.bytes / 1_048_576)} MB`,
        `${figure(row.walkMs)} ms`,
        Math.round(row.stepsPerSecond).toLocaleString('en-US'),
        `${figure(row.productMs)} ms`,
        Math.round(row.productSteps).toLocaleString('en-US'),
        row.overlap.toFixed(3),
        row.walkMs <= GOALS.walkMs && row.overlap >= GOALS.overlap ? 'reached' : 'MISSED',
      ]),
    ]),
  )
  print(`Goals: 20,000 steps in ≤ ${GOALS.walkMs} ms of one core; overlap with the exact walk ≥ ${GOALS.overlap}.`)
  return { reached: rows.every(({ walkMs, overlap }) => walkMs <= GOALS.walkMs && overlap >= GOALS.overlap) }
}
