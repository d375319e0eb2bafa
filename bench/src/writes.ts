/**
 * Saves, reactions and comments of 64 clients as fast as they can for a minute: how old the events of the outbox
 * become, and how long it takes to be empty afterwards.
 */
import { loadavg } from 'node:os'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { busyLine, startLoad } from './load.ts'
import { cpuMsOf } from './measure/cpu.ts'
import { lagLines, newLag, whileWatching } from './measure/outbox-lag.ts'
import { columns, figure } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'
import { openPins, write, writersOf } from './site/writers.ts'

const CLIENTS = 64
const MS = 60_000
const PINS = 2_000
const REACTIONS = 5

/** Each client repeats its list: a save, a reaction and a comment in turn, on pins of the whole community. */
const listsOf = async (site: BenchSite, members: readonly BenchMember[]): Promise<string[][]> => {
  const pins = await openPins(site, PINS)
  const writers = await writersOf(site, members)
  return Array.from({ length: CLIENTS }, (_, client) => {
    const { member, boardId } = writers[client % writers.length]!
    return pins
      .filter((_pin, n) => n % CLIENTS === client)
      .flatMap((pinId, n) => [
        write(member, 'RepinResource', { pin_id: pinId, board_id: boardId }),
        write(member, 'ReactionsResource', { pin_id: pinId, reaction_type: (n % REACTIONS) + 1 }),
        write(member, 'AggregatedCommentResource', { pinId, text: `Fine (${client}, ${n})`, force: true }),
      ])
  })
}

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using load = startLoad()
  const members = await signIn(site.pool, CLIENTS)
  const lists = await listsOf(site, members)
  const roots = [site.pids.supervisor, site.pids.postgres]
  const lag = newLag()
  const before = cpuMsOf(roots)
  const workerBefore = cpuMsOf([site.pids.worker])
  const report = await whileWatching(
    site,
    lag,
    () => load.send({ port: site.port, lists, connections: CLIENTS, ms: MS }),
    // 60 comments an hour are the limit of a member: it is not what is measured.
    () => site.pool.query(`delete from login_attempts where subject like 'comment:%'`),
  )
  const cpuSeconds = (cpuMsOf(roots) - before) / 1_000
  const { lines, reached } = lagLines(lag)
  print(`\nWrites of ${CLIENTS} clients, ${pins.toLocaleString('en-US')} pins; load ${loadavg()[0]!.toFixed(1)}`)
  print(
    columns([
      ['', '', 'goal', ''],
      ['writes a second', figure(report.done / (MS / 1_000)), '', ''],
      ['writes a CPU-second', figure(report.done / cpuSeconds), '', ''],
      ['worker, share of a core', ((cpuMsOf([site.pids.worker]) - workerBefore) / MS).toFixed(2), '', ''],
      ['response p50 · p99, ms', `${figure(report.p50Ms)} · ${figure(report.p99Ms)}`, '', ''],
      ...lines,
    ]),
  )
  const busy = busyLine(load)
  if (busy) print(busy)
  return { reached }
}
