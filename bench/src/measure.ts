import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMsOf } from './measure/cpu.ts'

/** One side of a comparison: what does the work, and the processes that serve it. */
export interface Side {
  readonly name: string
  /** Pids of all serving processes, including the database, without the load generator. Queried again in each round. */
  readonly pids: () => readonly number[]
  /** Does one round of work and returns how much it was. */
  readonly work: () => Promise<number>
}

export interface Comparison {
  readonly name: string
  readonly ours: Side
  readonly limit: Side
  /** The lowest acceptable ratio of ours to the limit. If absent, shown for information only. */
  readonly goal?: number
}

/** What one side did in one round. */
export interface Round {
  readonly work: number
  readonly cpuSeconds: number
  readonly seconds: number
}

export interface Result {
  readonly name: string
  readonly goal: number | undefined
  /** Work per CPU-second of all serving processes, medians over the rounds. */
  readonly ours: number
  readonly limit: number
  /** Median of the ratios of the rounds, each from two consecutive rounds. */
  readonly ratio: number
  /** The same as work per second of wall time. Depends on what else the machine does. */
  readonly oursPerSecond: number
  readonly limitPerSecond: number
  readonly load: number
  readonly reached: boolean | undefined
}

/** `--rounds=…`; fewer than five mean nothing (quality.md §1). */
export const ROUNDS = 5
/** Lets leftovers of a round (sockets, vacuum, garbage) settle before the next one starts. */
const PAUSE_MS = 200

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const measureRound = async (side: Side): Promise<Round> => {
  await sleep(PAUSE_MS)
  const pids = side.pids()
  const before = cpuMsOf(pids)
  const startedAt = performance.now()
  const work = await side.work()
  const seconds = (performance.now() - startedAt) / 1_000
  return { work, seconds, cpuSeconds: (cpuMsOf(pids) - before) / 1_000 }
}

/** Runs both sides alternately, each once to warm up, and returns the medians. */
export const compare = async (comparison: Comparison, rounds = ROUNDS): Promise<Result> => {
  const { ours, limit, name, goal } = comparison
  await measureRound(ours)
  await measureRound(limit)
  const pairs: { readonly ours: Round; readonly limit: Round }[] = []
  for (let n = 0; n < rounds; n += 1) {
    // The sides alternate in going first, so that neither always gets the machine in the state the other left.
    const first = await measureRound(n % 2 === 0 ? ours : limit)
    const second = await measureRound(n % 2 === 0 ? limit : ours)
    pairs.push(n % 2 === 0 ? { ours: first, limit: second } : { ours: second, limit: first })
  }
  const perCpu = ({ work, cpuSeconds }: Round): number => work / cpuSeconds
  const perSecond = ({ work, seconds }: Round): number => work / seconds
  const ratio = median(pairs.map((pair) => perCpu(pair.ours) / perCpu(pair.limit)))
  return {
    name,
    goal,
    ratio,
    ours: median(pairs.map((pair) => perCpu(pair.ours))),
    limit: median(pairs.map((pair) => perCpu(pair.limit))),
    oursPerSecond: median(pairs.map((pair) => perSecond(pair.ours))),
    limitPerSecond: median(pairs.map((pair) => perSecond(pair.limit))),
    load: loadavg()[0]!,
    reached: goal === undefined ? undefined : ratio >= goal,
  }
}
