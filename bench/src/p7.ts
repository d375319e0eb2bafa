/** P7: durable saves by 16 parallel users through the API, against the same transaction sent by pgbench. */
import { kill } from 'node:process'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { outcomeOf } from './benches.ts'
import { bareSaves } from './limits/bare-saves.ts'
import { hasPgbench, pgbenchSaves, type SavePlan } from './limits/pgbench.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest, UNIQUE } from './load/requests.ts'
import { compare, type Side } from './measure.ts'
import { lagLines, newLag, whileWatching } from './measure/outbox-lag.ts'
import { columns, figure, resultTable } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOAL = 0.8
const CLIENTS = 16
const BOARDS_EACH = 3
const SOURCES = 100

const call = (member: BenchMember, pinId: string, boardId: string) =>
  rawRequest({
    method: 'POST',
    path: '/resource/RepinResource/create/',
    headers: { ...member.headers, 'idempotency-key': UNIQUE },
    json: { options: { pin_id: pinId, board_id: boardId } },
  })

const planSaves = async (site: BenchSite, members: readonly BenchMember[]): Promise<Omit<SavePlan, 'response'>> => {
  const { rows: boards } = await site.pool.query<{ id: string; owner_id: string }>(
    `select id, owner_id from boards where owner_id = any($1) and privacy = 'public' order by id`,
    [members.map(({ id }) => id)],
  )
  const { rows: sources } = await site.pool.query<{ id: string }>(
    `select p.id from pins p join users u on u.id = p.pinner_id join boards b on b.id = p.board_id
     join users o on o.id = b.owner_id
     where p.listed and p.deleted_at is null and not u.is_private and not o.is_private
     order by md5(p.id::text) limit $1`,
    [SOURCES],
  )
  return {
    sources: sources.map(({ id }) => id),
    savers: members.map(({ id, shard }) => ({
      id,
      shard,
      boards: boards
        .filter(({ owner_id: owner }) => owner === id)
        .slice(0, BOARDS_EACH)
        .map((board) => board.id),
    })),
  }
}

/** A response of the site as it stores it: the limit stores it too. */
const responseOf = async (site: BenchSite, member: BenchMember, pinId: string, boardId: string): Promise<Buffer> => {
  const key = crypto.randomUUID()
  const response = await fetch(`${site.origin}/resource/RepinResource/create/`, {
    method: 'POST',
    headers: { ...member.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ options: { pin_id: pinId, board_id: boardId } }),
  })
  if (!response.ok) throw new Error(`A save was refused: ${await response.text()}`)
  const { rows } = await site.pool.query<{ compressed: Buffer }>(
    `select r.compressed from idempotency_keys k join idempotency_responses r on r.id = k.together_id where k.key = $1`,
    [key],
  )
  return rows[0]!.compressed
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using load = startLoad()
  const { web, worker, discovery, postgres } = site.pids
  const members = (await signIn(site.pool, CLIENTS * 2)).filter(
    ({ shard }, n, all) => all.findIndex((one) => one.shard === shard) === n,
  )
  const half = await planSaves(site, members)
  const savers = half.savers.filter(({ boards }) => boards.length === BOARDS_EACH).slice(0, CLIENTS)
  const saving = savers.map(({ id }) => members.find((member) => member.id === id)!)
  const reply = await responseOf(site, saving[0]!, half.sources[0]!, savers[0]!.boards[0]!)
  const plan: SavePlan = { ...half, savers, response: reply }
  const lists = savers.map(({ boards }, n) =>
    plan.sources.map((source, place) => call(saving[n]!, source, boards[(place + n) % boards.length]!)),
  )
  const byPgbench = hasPgbench()
  /** Ids of the limit's pins: from a year in the future, where no clock creates any. */
  let firstMs = Date.now() + 365 * 86_400_000

  const lag = newLag()
  const ours: Side = {
    name: 'ours',
    pids: () => [web, worker, discovery, postgres],
    work: async () => {
      const order = { port: site.port, lists, connections: CLIENTS, ms: seconds * 1_000 }
      // Handling the events of a save is part of the save.
      const { done } = await whileWatching(site, lag, () => load.send(order))
      return done
    },
  }
  const limit: Side = {
    name: byPgbench ? 'pgbench' : 'pg loop',
    pids: () => [postgres],
    work: async () => {
      firstMs += 3_600_000
      const saves = byPgbench ? pgbenchSaves : bareSaves
      return saves(site.databaseUrl, plan, { seconds, firstMs })
    },
  }
  const withWorkerAsleep: Side = {
    ...limit,
    work: async () => {
      // Nothing drains for the limit: it is the bare transaction.
      kill(worker, 'SIGSTOP')
      try {
        const done = await limit.work()
        await site.pool.query('delete from outbox')
        return done
      } finally {
        kill(worker, 'SIGCONT')
      }
    },
  }
  const result = await compare({ name: `save, ${CLIENTS} clients`, ours, limit: withWorkerAsleep, goal: GOAL }, rounds)
  print(
    `\nP7, ${pins.toLocaleString('en-US')} pins: saves a CPU-second of web, worker, discovery and PostgreSQL; limit: ${limit.name}`,
  )
  print(resultTable([result]))
  print(
    `By the clock: ours ${figure(result.oursPerSecond)}/s, limit ${figure(result.limitPerSecond)}/s, ratio ${(result.oursPerSecond / result.limitPerSecond).toFixed(2)}`,
  )
  const { lines, reached } = lagLines(lag)
  print(columns([['outbox', '', 'goal', ''], ...lines]))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf([result, { reached }])
}
