/** How far the worker is behind: how old the oldest event of the outbox becomes, and when the outbox is empty. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchSite } from '../site.ts'
import { figure, verdictOf } from './table.ts'

const MAX_AGE_MS = 2_000
const EMPTY_WITHIN_MS = 2_000
const LOOK_MS = 200
const LOOK_WHILE_EMPTYING_MS = 50
const GIVE_UP_MS = 60_000

interface Sample {
  readonly ageMs: number
  readonly waiting: number
}

const look = async ({ pool }: BenchSite): Promise<Sample> => {
  const { rows } = await pool.query<Sample>(
    `select coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float8 as "ageMs",
       count(*)::int as waiting from outbox`,
  )
  return rows[0]!
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Waits until no event is left. Returns how long that took, or `undefined` when it gave up. */
const untilEmpty = async (site: BenchSite): Promise<number | undefined> => {
  const startedAt = performance.now()
  while (performance.now() - startedAt < GIVE_UP_MS) {
    if ((await look(site)).waiting === 0) return performance.now() - startedAt
    await sleep(LOOK_WHILE_EMPTYING_MS)
  }
  return undefined
}

/** What was seen so far, in one run or several. */
export interface OutboxLag {
  readonly samples: Sample[]
  /** How long it took to be empty after each run, in ms; `undefined` where it did not. */
  readonly emptied: (number | undefined)[]
}

export const newLag = (): OutboxLag => ({ samples: [], emptied: [] })

/** Samples the outbox every 200 ms while `work` runs, each time after `first`, and lets it become empty afterwards. */
export const whileWatching = async <T>(
  site: BenchSite,
  lag: OutboxLag,
  work: () => Promise<T>,
  first: () => Promise<unknown> = async () => undefined,
): Promise<T> => {
  const end = new AbortController()
  const watching = (async () => {
    while (!end.signal.aborted) {
      await first()
      lag.samples.push(await look(site))
      await sleep(LOOK_MS)
    }
  })()
  const result = await work().finally(() => {
    end.abort()
    return watching
  })
  lag.emptied.push(await untilEmpty(site))
  return result
}

/** Lines of a table with four columns: what, figure, goal, verdict. */
export const lagLines = ({ samples, emptied }: OutboxLag): { lines: string[][]; reached: boolean } => {
  const ages = samples.map(({ ageMs }) => ageMs)
  const p99 = percentile(ages, 0.99)
  const slowest = Math.max(...emptied.map((ms) => ms ?? Number.POSITIVE_INFINITY))
  const [isInTime, isEmpty] = [p99 <= MAX_AGE_MS, slowest <= EMPTY_WITHIN_MS]
  return {
    lines: [
      ['age of the oldest event p50, ms', figure(percentile(ages, 0.5)), '', ''],
      ['age p99, ms', figure(p99), `≤ ${figure(MAX_AGE_MS)}`, verdictOf(isInTime)],
      ['age, most, ms', figure(Math.max(...ages)), '', ''],
      ['most waiting', figure(Math.max(...samples.map(({ waiting }) => waiting))), '', ''],
      [
        'empty after, ms',
        Number.isFinite(slowest) ? figure(slowest) : 'not',
        `≤ ${figure(EMPTY_WITHIN_MS)}`,
        verdictOf(isEmpty),
      ],
    ],
    reached: isInTime && isEmpty,
  }
}
