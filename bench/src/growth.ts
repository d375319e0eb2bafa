/**
 * P12 in small: the reads of P1 and of discovery, on 10,000 and on `--pins` pins; their cost may grow by half, not with
 * the table.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { CONNECTIONS, type GrowthKind, growthKinds } from './growth/kinds.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'

const SMALL = 10_000
const MAX_GROWTH = 1.5
/** The first kind would pay for what a start leaves to do: reading the graph, lists that the worker makes. */
const SETTLE_MS = 20_000
/** A database that has just started has nothing in memory, and each of its processes maps each page for itself. */
const WARM_MS = { small: 3_000, large: 20_000 }

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using small = await createBenchSite({ pins: SMALL, print })
  await using large = await createBenchSite({ pins, print })
  await sleep(SETTLE_MS)
  using load = startLoad()
  const side = (site: BenchSite, { name, requests, connections = CONNECTIONS }: GrowthKind): Side => {
    const lists = [requests.map(rawRequest)]
    return {
      name,
      pids: () => [site.pids.supervisor, site.pids.postgres],
      work: async () => (await load.send({ port: site.port, lists, connections, ms: seconds * 1_000 })).done,
    }
  }
  const warmUp = async (site: BenchSite, { requests, connections = CONNECTIONS }: GrowthKind, ms: number) => {
    await load.send({ port: site.port, lists: [requests.map(rawRequest)], connections, ms })
  }
  const smallKinds = await growthKinds(small)
  const largeKinds = await growthKinds(large)
  const results: Result[] = []
  for (const [n, smallKind] of smallKinds.entries()) {
    // The small community has only 20 of some things: how many different ones are read must not be part of the growth.
    const largeKind = largeKinds[n]!
    const count = Math.min(smallKind.requests.length, largeKind.requests.length)
    const [few, many] = [smallKind, largeKind].map((it) => ({ ...it, requests: it.requests.slice(0, count) }))
    await warmUp(small, few!, WARM_MS.small)
    await warmUp(large, many!, WARM_MS.large)
    const comparison = { name: smallKind.name, ours: side(large, many!), limit: side(small, few!) }
    const goal = smallKind.hasGoalElsewhere ? {} : { goal: Number((1 / MAX_GROWTH).toFixed(2)) }
    results.push(await compare({ ...comparison, ...goal }, rounds))
    print(resultTable(results.slice(-1)))
  }
  const names = `ours: ${pins.toLocaleString('en-US')} pins, limit: ${SMALL.toLocaleString('en-US')}`
  print(`\nGrowth: reads a CPU-second; ${names}; a ratio of ${(1 / MAX_GROWTH).toFixed(2)} is a cost that grew by half`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
