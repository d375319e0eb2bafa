import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../connection/open-database.ts'

/**
 * A process's part of the id sequence, 0 to 31, leased so that two processes never create the same id. Not usable while
 * `isValid()` returns false.
 */
export interface IdSlot {
  /** May change when a lost lease is replaced. */
  readonly number: number
  /** Milliseconds since 1970 that earlier holders may have used; new ids start after it. */
  readonly floorMs: number
  isValid(): boolean
  /** Called with every millisecond an id was created for: a burst borrows from future ones. */
  noteUsed(ms: number): void
  /** Runs automatically every 15 seconds; tries to take another slot when this one was lost. */
  renew(): Promise<void>
  /** Returns the slot and stops renewing. */
  release(): Promise<void>
}

export interface IdSlotOptions {
  readonly clock: Clock
  readonly log?: Logger
}

/** Long enough to survive a restart of the database, short enough that crashes do not use up all 32. */
const LEASE_MS = 60_000
const RENEW_EVERY_MS = 15_000
const LEASE = sql.lit(`${LEASE_MS} milliseconds`)

interface Lease {
  readonly slot: number
  readonly floorMs: number
  /** Both clocks must agree: the steady one stops while a laptop sleeps, the other may be set. */
  readonly untilMs: number
  readonly untilMonotonicMs: number
}

/** @throws Error with one sentence when all 32 are taken. */
export const leaseIdSlot = async (database: Database, { clock, log }: IdSlotOptions): Promise<IdSlot> => {
  const holder = randomUUID()
  let lease = await takeSlot(database.db, holder, clock)
  let isReleased = false
  let usedMs = 0

  const renew = async (): Promise<void> => {
    if (isReleased) return
    const next =
      (await extendSlot(database.db, holder, clock, lease, usedMs)) ?? (await takeSlot(database.db, holder, clock))
    if (next.slot !== lease.slot) log?.warn({ lost: lease.slot, slot: next.slot }, 'lost the id slot and took another')
    lease = next
  }
  const timer = setInterval(
    () => void renew().catch((error: unknown) => log?.warn({ err: error }, 'could not renew the id slot')),
    RENEW_EVERY_MS,
  )
  timer.unref()

  return {
    get number() {
      return lease.slot
    },
    get floorMs() {
      return lease.floorMs
    },
    isValid: () => !isReleased && clock.now().getTime() < lease.untilMs && clock.monotonicMs() < lease.untilMonotonicMs,
    noteUsed: (ms) => {
      usedMs = Math.max(usedMs, ms)
    },
    renew,
    release: async () => {
      isReleased = true
      clearInterval(timer)
      await sql`
        update id_slots set holder = null, expires_at = now(), used_until_ms = greatest(${usedMs}::bigint, ${lease.floorMs}::bigint) + 1
        where slot = ${lease.slot} and holder = ${holder}`.execute(database.db)
    },
  }
}

// Counted from before the query, so that by our clock the lease never ends later than by the database's.
const leaseFrom = (clock: Clock): Pick<Lease, 'untilMs' | 'untilMonotonicMs'> => ({
  untilMs: clock.now().getTime() + LEASE_MS,
  untilMonotonicMs: clock.monotonicMs() + LEASE_MS,
})

// Takes the slot that has been free longest: the ids of its last holder are the oldest.
const takeSlot = async (db: Db, holder: string, clock: Clock): Promise<Lease> => {
  const until = leaseFrom(clock)
  const { rows } = await sql<{ slot: number; floor_ms: string }>`
    with free as (
      select slot, used_until_ms from id_slots where expires_at < now()
      order by expires_at, slot limit 1 for update skip locked
    )
    update id_slots
    set holder = ${holder}, expires_at = now() + ${LEASE}::interval,
        used_until_ms = greatest(free.used_until_ms, ${until.untilMs}::bigint)
    from free where id_slots.slot = free.slot
    returning id_slots.slot, free.used_until_ms as floor_ms`.execute(db)
  const [row] = rows
  if (!row) throw new Error('All 32 processes that may make ids are running; stop one or wait a minute.')
  return { ...until, slot: row.slot, floorMs: Number(row.floor_ms) }
}

const extendSlot = async (
  db: Db,
  holder: string,
  clock: Clock,
  lease: Lease,
  usedMs: number,
): Promise<Lease | undefined> => {
  const until = leaseFrom(clock)
  const { rows } = await sql`
    update id_slots
    set expires_at = now() + ${LEASE}::interval,
        used_until_ms = greatest(used_until_ms, ${until.untilMs}::bigint, ${usedMs}::bigint + 1)
    where slot = ${lease.slot} and holder = ${holder}
    returning slot`.execute(db)
  return rows.length > 0 ? { ...lease, ...until } : undefined
}
