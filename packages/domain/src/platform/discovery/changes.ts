import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Logger } from 'pino'

/** A pin or board to reload: it may be new, changed, moved or deleted. */
export interface Change {
  readonly kind: 'pin' | 'board'
  readonly id: Id
}

/** Records what processes that hold pins and boards in memory have to reload. */
export const noteChanges = async (db: Db, kind: Change['kind'], ids: readonly Id[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    insert into discovery_changes (kind, subject_id)
    select ${kind}, unnest(${ids}::bigint[])`.execute(db)
}

const RETENTION_MS = 86_400_000

/** Deletes changes that every reader has long read. */
export const sweepChanges = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from discovery_changes where created_at < ${new Date(now.getTime() - RETENTION_MS)}`.execute(db)
}

const AT_ONCE = 5_000
/** How long a skipped number may still appear, because its transaction was open. No transaction stays open longer. */
const LATE_MS = 90_000
const LATE = sql.lit(`${LATE_MS / 1_000} seconds`)
/** Far more numbers than transactions can hold that are open at the same time. */
const MAY_BE_OPEN = 1_000

/** Reads the changes in order, starting with those of the last moments. */
export interface ChangeLog {
  /** Returns the changes since the last call, each one once; empty when there are none. */
  next(): Promise<readonly Change[]>
}

export const openChangeLog = async (db: Db): Promise<ChangeLog> => {
  const { rows } = await sql<{ start: string }>`
    select greatest(0, least(
      (select min(id) - 1 from discovery_changes where created_at > now() - ${LATE}::interval),
      coalesce(pg_sequence_last_value(pg_get_serial_sequence('discovery_changes', 'id')::regclass), 0)
        - ${sql.lit(MAY_BE_OPEN)}
    ))::text as start`.execute(db)
  let readTo = BigInt(rows[0]!.start)
  /** Skipped numbers, with the time they were skipped. */
  const missing = new Map<string, number>()

  return {
    next: async () => {
      const { rows: found } = await sql<Change & { readonly n: string }>`
        select id::text as n, kind, subject_id::text as id from discovery_changes
        where id > ${readTo.toString()} or id = any (${[...missing.keys()]}::bigint[])
        order by discovery_changes.id limit ${sql.lit(AT_ONCE)}`.execute(db)
      const now = performance.now()
      for (const { n } of found) {
        missing.delete(n)
        const number = BigInt(n)
        if (number <= readTo) continue
        for (let skipped = readTo + 1n; skipped < number; skipped += 1n) missing.set(skipped.toString(), now)
        readTo = number
      }
      for (const [n, since] of missing) if (now - since > LATE_MS) missing.delete(n)
      return found.map(({ kind, id }) => ({ kind, id }))
    },
  }
}

/** (ours) How often to look for changes. */
const LOOK_MS = 250
const MAX_PAUSE_MS = 5_000

/**
 * Passes batches of changes to `apply`, one after another, until stopped; a batch that could not be applied is retried.
 */
export const watchChanges = (
  changes: ChangeLog,
  apply: (changes: readonly Change[]) => Promise<void>,
  log: Logger,
): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)

  const watch = async (): Promise<void> => {
    let failures = 0
    let unapplied: readonly Change[] = []
    while (!signal.aborted) {
      try {
        if (unapplied.length === 0) unapplied = await changes.next()
        if (unapplied.length > 0) await apply(unapplied)
        const wasFull = unapplied.length === AT_ONCE
        unapplied = []
        failures = 0
        if (!wasFull) await pause(LOOK_MS)
      } catch (error) {
        failures += 1
        const pauseMs = Math.min(MAX_PAUSE_MS, LOOK_MS * 2 ** failures)
        log.warn({ err: error, pauseMs }, 'changes of pins and boards cannot be followed')
        await pause(pauseMs)
      }
    }
  }

  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}
