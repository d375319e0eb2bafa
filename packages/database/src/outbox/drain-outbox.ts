import { type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Db, Tx } from '../connection/open-database.ts'

export interface OutboxEvent {
  readonly id: string
  readonly kind: string
  readonly key: string | null
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  /** How often it has failed before. */
  readonly attempts: number
}

/**
 * Handles an event in a transaction that also removes the event. It may run twice, and events may arrive in another
 * order than they were created.
 */
export type OutboxHandler = (event: OutboxEvent, tx: Tx, afterCommit: AfterCommit) => Promise<void>
/** Runs work once others can read what the handler wrote, and never if it was rolled back. */
export type AfterCommit = (work: () => void) => void
/**
 * The same for waiting events of one kind, the newest of each key: handles many events in a few statements. When a
 * batch fails, it is called again with each event alone.
 */
export interface BatchHandler {
  readonly together: (events: readonly OutboxEvent[], tx: Tx, afterCommit: AfterCommit) => Promise<void>
}
export type OutboxHandlers = Readonly<Record<string, OutboxHandler | BatchHandler>>

export interface DrainReport {
  readonly handled: number
  readonly failed: number
  /** Waiting events without a handler, counted by kind. They wait for a version that has one. */
  readonly unknown: Readonly<Record<string, number>>
}

/** Events handled per transaction. */
export const BATCH = 100
/** 1, 2, 4 … seconds, at most an hour. */
const FIRST_PAUSE_SECONDS = 1
const MAX_PAUSE_SECONDS = 3_600

/** Handles all due events, in batches that several drains can share. */
export const drainOutbox = async (
  database: Database,
  handlers: OutboxHandlers,
  { log }: { readonly log?: Logger } = {},
): Promise<DrainReport> => {
  let handled = 0
  let failed = 0
  for (;;) {
    const batch = await drainBatch(database, handlers, log)
    handled += batch.handled
    failed += batch.failed
    if (batch.handled + batch.failed === 0) break
  }
  return { handled, failed, unknown: await reportUnknown(database.db, handlers, log) }
}

/** Logs which kinds are waiting without a handler here. */
export const reportUnknown = async (
  db: Db,
  handlers: OutboxHandlers,
  log: Logger | undefined,
): Promise<DrainReport['unknown']> => {
  const unknown = await countUnknown(db, sql`${Object.keys(handlers)}::text[]`)
  if (Object.keys(unknown).length > 0) log?.warn({ unknown }, 'the outbox contains events without a handler')
  return unknown
}

/** True when an event with one of these handlers is due. */
export const hasDueEvents = async (db: Db, handlers: OutboxHandlers): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from outbox where next_attempt_at <= now() and kind = any (${Object.keys(handlers)}::text[])
    ) as due`.execute(db)
  return rows[0]!.due
}

/**
 * How many events of these kinds wait for the worker now, counted up to `atMost`. Postponed events are not among them:
 * they have failed, and a faster worker would not help.
 */
export const countDueEvents = async (db: Db, kinds: readonly string[], atMost: number): Promise<number> => {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from (
      select from outbox where next_attempt_at <= now() and kind = any (${kinds}::text[]) limit ${atMost}
    ) as waiting`.execute(db)
  return rows[0]!.due
}

/** Handles the next due events in one transaction. */
export const drainBatch = async (
  database: Database,
  handlers: OutboxHandlers,
  log: Logger | undefined,
): Promise<Pick<DrainReport, 'handled' | 'failed'>> => {
  const kinds = sql`${Object.keys(handlers)}::text[]`
  const { after, ...report } = await database.transaction((tx) => handleBatch(tx, handlers, kinds, log))
  for (const work of after) work()
  return report
}

interface BatchReport {
  readonly handled: number
  readonly failed: number
  readonly after: readonly (() => void)[]
}

const handleBatch = async (
  tx: Tx,
  handlers: OutboxHandlers,
  kinds: RawBuilder<unknown>,
  log: Logger | undefined,
): Promise<BatchReport> => {
  const { rows } = await sql<OutboxEvent>`
    select id, kind, key, payload, created_at as "createdAt", attempts from outbox
    where next_attempt_at <= now() and kind = any (${kinds})
    order by next_attempt_at, id limit ${BATCH} for update skip locked`.execute(tx)
  if (rows.length === 0) return { handled: 0, failed: 0, after: [] }
  const groups = groupByKey(rows)
  const all: (() => void)[] = []
  if (await handleAll(tx, handlers, groups, (work) => all.push(work))) {
    return { handled: rows.length, failed: 0, after: all }
  }
  let failed = 0
  const after: (() => void)[] = []
  for (const group of groups) {
    const own: (() => void)[] = []
    if (await handle(tx, handlers, group, (work) => own.push(work), log)) after.push(...own)
    else failed += group.length
  }
  return { handled: rows.length - failed, failed, after }
}

/**
 * Handles the batch under one savepoint and removes it with one statement: most batches have no failures, and three
 * statements per event would be most of its cost. When one does fail, the batch is rolled back and each event gets its
 * own savepoint.
 */
const handleAll = async (
  tx: Tx,
  handlers: OutboxHandlers,
  groups: readonly OutboxEvent[][],
  afterCommit: AfterCommit,
): Promise<boolean> => {
  await sql`savepoint batch`.execute(tx)
  try {
    const kinds = Map.groupBy(groups.map(newestOf), ({ kind }) => kind)
    for (const [kind, events] of kinds) await run(handlers[kind], events, tx, afterCommit)
    await remove(tx, groups.flat())
    await sql`release savepoint batch`.execute(tx)
    return true
  } catch {
    // The failing event will be handled again, and its error logged.
    await sql`rollback to savepoint batch`.execute(tx)
    return false
  }
}

const run = async (
  handler: OutboxHandlers[string] | undefined,
  events: readonly OutboxEvent[],
  tx: Tx,
  afterCommit: AfterCommit,
): Promise<void> => {
  if (handler && 'together' in handler) return handler.together(events, tx, afterCommit)
  for (const event of events) await handler?.(event, tx, afterCommit)
}

const newestOf = (group: readonly OutboxEvent[]): OutboxEvent =>
  group.reduce((newest, other) => (BigInt(other.id) > BigInt(newest.id) ? other : newest))

const idsOf = (events: readonly OutboxEvent[]): RawBuilder<unknown> => sql`${events.map(({ id }) => id)}::bigint[]`

const remove = (tx: Tx, events: readonly OutboxEvent[]) =>
  sql`delete from outbox where id = any (${idsOf(events)})`.execute(tx)

const groupByKey = (events: readonly OutboxEvent[]): readonly OutboxEvent[][] => [
  ...Map.groupBy(events, ({ id, kind, key }) => JSON.stringify(key === null ? [id] : [kind, key])).values(),
]

/** Handles the newest of several equivalent events. Returns true on success. */
const handle = async (
  tx: Tx,
  handlers: OutboxHandlers,
  group: readonly OutboxEvent[],
  afterCommit: AfterCommit,
  log: Logger | undefined,
): Promise<boolean> => {
  const event = newestOf(group)
  await sql`savepoint event`.execute(tx)
  try {
    await run(handlers[event.kind], [event], tx, afterCommit)
    await remove(tx, group)
    await sql`release savepoint event`.execute(tx)
    return true
  } catch (error) {
    // Throws as well when the connection is lost; then the whole batch is retried.
    await sql`rollback to savepoint event`.execute(tx)
    await putOff(tx, idsOf(group), error)
    log?.warn({ err: error, kind: event.kind, event: event.id, attempts: event.attempts + 1 }, 'an event failed')
    return false
  }
}

const putOff = (tx: Tx, ids: RawBuilder<unknown>, error: unknown) =>
  sql`
  update outbox
  set attempts = attempts + 1,
      last_error = ${error instanceof Error ? error.message : String(error)},
      next_attempt_at = clock_timestamp()
        + least(${FIRST_PAUSE_SECONDS} * 2 ^ least(attempts, 20), ${MAX_PAUSE_SECONDS}) * interval '1 second'
  where id = any (${ids})`.execute(tx)

const countUnknown = async (db: Db, kinds: RawBuilder<unknown>): Promise<Record<string, number>> => {
  const { rows } = await sql<{ kind: string; waiting: number }>`
    select kind, count(*)::int as waiting from outbox where kind <> all (${kinds}) group by kind order by kind`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting]))
}
