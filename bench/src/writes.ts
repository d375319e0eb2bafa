/**
 * Saves, reactions and comments of 64 clients as fast as they can for a minute: how old the events of the outbox
 * become, and how long it takes to be empty afterwards.
 */
import { loadavg } from 'node:os'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest, UNIQUE } from './load/requests.ts'
import { cpuMsOf } from './measure/cpu.ts'
import { lagLines, newLag, whileWatching } from './measure/outbox-lag.ts'
import { columns, figure } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const CLIENTS = 64
const MS = 60_000
const PINS = 2_000
const REACTIONS = 5

const write = (member: BenchMember, resource: string, options: Readonly<Record<string, unknown>>): string =>
  rawRequest({
    method: 'POST',
    path: `/resource/${resource}/create/`,
    headers: { ...member.headers, 'idempotency-key': UNIQUE },
    json: { options },
  })

/** Each client repeats its list: a save, a reaction and a comment in turn, on pins of the whole community. */
const listsOf = async (site: BenchSite, members: readonly BenchMember[]): Promise<string[][]> => {
  const { rows: pins } = await site.pool.query<{ id: string }>(
    `select p.id from pins p join users u on u.id = p.pinner_id join boards b on b.id = p.board_id
     join users o on o.id = b.owner_id
     where p.listed and p.deleted_at is null and not p.comments_disabled and not u.is_private and not o.is_private
       and not exists (
         select from user_blocks where blocker_id in (u.id, o.id) or blocked_id in (u.id, o.id)
       )
     order by md5(p.id::text) limit $1`,
    [PINS],
  )
  const { rows: boards } = await site.pool.query<{ id: string; owner_id: string }>(
    `select distinct on (owner_id) id, owner_id from boards where owner_id = any($1) and privacy = 'public'`,
    [members.map(({ id }) => id)],
  )
  const writers = members.flatMap((member) => {
    const board = boards.find(({ owner_id: owner }) => owner === member.id)
    return board ? [{ member, boardId: board.id }] : []
  })
  return Array.from({ length: CLIENTS }, (_, client) => {
    const { member, boardId } = writers[client % writers.length]!
    return pins
      .filter((_pin, n) => n % CLIENTS === client)
      .flatMap(({ id: pinId }, n) => [
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
