import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Logger } from 'pino'

/** A pin or board to look at again: it may be new, changed, elsewhere or gone. */
export interface Change {
  readonly kind: 'pin' | 'board'
  readonly id: Id
}

/** Writes down what somebody who keeps pins and boards in memory has to look at again. */
export const noteChanges = async (db: Db, kind: Change['kind'], ids: readonly Id[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    insert into discovery_changes (kind, subject_id)
    select ${kind}, unnest(${ids}::bigint[])`.execute(db)
}

const KEPT_MS = 86_400_000

/** Removes what every reader has long read. */
export const sweepChanges = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from discovery_changes where created_at < ${new Date(now.getTime() - KEPT_MS)}`.execute(db)
}

const AT_ONCE = 5_000
/** So long a number that was passed over may yet appear: its transaction was still open. None stays open longer. */
const LATE_MS = 90_000
const LATE = sql.lit(`${LATE_MS / 1_000} seconds`)
/** Far more numbers than transactions hold that are open at one moment. */
const MAY_BE_OPEN = 1_000

/** Reads the changes one after the other, from those of the last moments on. */
export interface ChangeLog {
  /** What is new since the last call, everything once; empty when there is nothing. */
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
  /** Numbers that were passed over, with when that was. */
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

/** (ours) How often the changes are looked for. */
const LOOK_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** Hands every batch of changes to `apply`, one after the other, until stopped; what could not be applied comes again. */
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
        const pauseMs = Math.min(LONGEST_PAUSE_MS, LOOK_MS * 2 ** failures)
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
