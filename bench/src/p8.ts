/**
 * P8: many users react to one pin, against single-row updates of its counter: on the actual disk, on one that takes a
 * millisecond to flush, like the one where the goal was set (680 updates a second), and through the API.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { reactionWrites } from './limits/reaction-writes.ts'
import { singleRowUpdates } from './limits/single-row-updates.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest, UNIQUE } from './load/requests.ts'
import { median } from './measure.ts'
import { figure } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOAL = 3
const EXACT_WITHIN_MS = 2_000
const CLIENTS = 16
const PEOPLE = 320
const POLL_MS = 20
const SLOW_FLUSH_US = 1_000

/** Connections whose commits wait as if the disk were slower; commits in the meantime share the wait. */
const onSlowDisk = (url: string): string => {
  const slow = new URL(url)
  slow.searchParams.set('options', `-c commit_delay=${SLOW_FLUSH_US} -c commit_siblings=0`)
  return slow.href
}

const reaction = (member: BenchMember, pinId: string, type: number) =>
  rawRequest({
    method: 'POST',
    path: '/resource/ReactionsResource/create/',
    headers: { ...member.headers, 'idempotency-key': UNIQUE },
    json: { options: { pin_id: pinId, reaction_type: type } },
  })

/** How long a pin's counters take to match its rows once no one reacts anymore. */
const untilExact = async (site: BenchSite, pinId: string): Promise<number> => {
  const began = performance.now()
  for (;;) {
    const { rows } = await site.pool.query<{ same: boolean }>(
      `select (select count(*) from pin_reactions where pin_id = $1)
        = (select sum(n) from pin_stats, unnest(reaction_counts) n where pin_id = $1) as same`,
      [pinId],
    )
    if (rows[0]?.same) return performance.now() - began
    await sleep(POLL_MS)
  }
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using load = startLoad()
  const members = await signIn(site.pool, PEOPLE)
  const { rows } = await site.pool.query<{ id: string }>(
    `select p.id from pins p join users u on u.id = p.pinner_id join boards b on b.id = p.board_id
     join users o on o.id = b.owner_id
     where p.listed and p.deleted_at is null and not u.is_private and not o.is_private order by p.id limit 1`,
  )
  const pinId = rows[0]!.id
  // Everyone changes their reaction each time: each request changes two counts of the same pin.
  const lists = Array.from({ length: CLIENTS }, (_, client) =>
    [1, 2, 3, 4, 5].flatMap((type) =>
      members.filter((_member, n) => n % CLIENTS === client).map((member) => reaction(member, pinId, type)),
    ),
  )
  const ours: number[] = []
  const exact: number[] = []
  const disks = [
    { name: 'as the disk is', url: site.databaseUrl, writes: [] as number[], limit: [] as number[] },
    { name: 'flushing in 1 ms', url: onSlowDisk(site.databaseUrl), writes: [] as number[], limit: [] as number[] },
  ] as const
  for (let round = 0; round < rounds; round += 1) {
    const { done } = await load.send({ port: site.port, lists, connections: CLIENTS, ms: seconds * 1_000 })
    ours.push(done / seconds)
    exact.push(await untilExact(site, pinId))
    for (const { url, writes, limit } of disks) {
      const options = { pinId, userIds: members.map(({ id }) => id), clients: CLIENTS, seconds }
      writes.push((await reactionWrites(url, options)) / seconds)
      exact.push(await untilExact(site, pinId))
      limit.push((await singleRowUpdates(url, pinId, { clients: CLIENTS, seconds })) / seconds)
    }
  }
  const slowest = Math.max(...exact)
  print(`\nP8, ${CLIENTS} clients, one pin: a second by the clock`)
  const ratios = disks.map(({ name, writes, limit }) => {
    const ratio = median(writes) / median(limit)
    const single = `single-row updates ${figure(median(limit))}`
    print(`${name}: reactions written ${figure(median(writes))}, ${single}, ratio ${ratio.toFixed(2)}`)
    return ratio
  })
  const throughHttp = median(ours) / median(disks[0].limit)
  print(`over HTTP: ${figure(median(ours))}, ratio ${throughHttp.toFixed(2)}: the processors are its limit`)
  print(`(goal ${GOAL} at 1 ms); counted exactly after ${figure(slowest)} ms at most (goal ${figure(EXACT_WITHIN_MS)})`)
  const busy = busyLine(load)
  if (busy) print(busy)
  return { reached: ratios.at(-1)! >= GOAL && slowest <= EXACT_WITHIN_MS }
}
