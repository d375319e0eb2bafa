/** P3: closeup and board pages shared by visitors, from the cache, against Fastify sending a ready buffer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { startBareServer } from './limits/bare-server.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { compare, type Result } from './measure.ts'
import { figure, resultTable } from './measure/table.ts'
import { boardPaths, closeupPaths, visits } from './pages.ts'
import { createBenchSite } from './site.ts'

const GOAL = 0.6
/** The limit's responses are as long as ours, head included. */
const LIMIT_HEAD_BYTES = 280
const CONNECTIONS = 32
/** Few enough to be all cached, like a day's most visited pages. */
const PAGES = 40
const SIZE_PAUSE_MS = 500
/** Nonces differ from response to response. */
const SIZE_CHANGE_BYTES = 20
const SAME_SIZES = 4

/** Documents that are requested again are compressed better in the background: returns the size they end with. */
const lastingSize = async (measure: () => Promise<number>): Promise<number> => {
  let size = await measure()
  for (let same = 0; same < SAME_SIZES;) {
    await sleep(SIZE_PAUSE_MS)
    const next = await measure()
    same = Math.abs(next - size) <= SIZE_CHANGE_BYTES ? same + 1 : 0
    size = next
  }
  return size
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  using load = startLoad()
  const results: Result[] = []
  const send = (port: number, lists: readonly (readonly string[])[], connections: number, ms: number, total?: number) =>
    load.send({ port, lists, connections, ms, ...(total === undefined ? {} : { total }) })
  const kinds = [
    { name: 'closeup, cached', paths: await closeupPaths(site, PAGES) },
    { name: 'board, cached', paths: await boardPaths(site, PAGES) },
  ]
  for (const { name, paths } of kinds) {
    const lists = [visits(paths).map(rawRequest)]
    const bytes = await lastingSize(async () => {
      const { bytes: sum, done } = await send(site.port, lists, 1, 60_000, paths.length)
      return Math.round(sum / done)
    })
    using bare = await startBareServer('./ready-buffer.ts', { BYTES: String(bytes - LIMIT_HEAD_BYTES) })
    print(`${name}: ${figure(bytes / 1_000)} kB a response, head and body`)
    results.push(
      await compare(
        {
          name,
          goal: GOAL,
          ours: {
            name: 'ours',
            pids: () => site.readers,
            work: async () => (await send(site.port, lists, CONNECTIONS, seconds * 1_000)).done,
          },
          limit: {
            name: 'a ready buffer',
            pids: () => [bare.pid],
            work: async () => (await send(bare.port, lists, CONNECTIONS, seconds * 1_000)).done,
          },
        },
        rounds,
      ),
    )
  }
  print(`\nP3: pages a CPU-second; limit: Fastify and a ready buffer, as many bytes`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
