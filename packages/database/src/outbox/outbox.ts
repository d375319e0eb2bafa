import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface OutboxMessage {
  /** Who reacts: the name of a handler given to `drainOutbox`. */
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Waiting events of one kind and key say the same thing; the handler runs once, with the newest. */
  readonly key?: string
}

export const DRAIN_TASK = 'drain_outbox'

/**
 * Records a fact in the caller's transaction and sees to it that the worker drains it.
 *
 * The drain job is only added when none is waiting. Adding it to every write would let no two writes commit at once:
 * they would all change one row of the queue and all notify, and both hold a lock until after the fsync. What that
 * leaves open, a job that ran just before we commit, `drainOutbox` closes by looking for writers still at work.
 */
const add = async (tx: Db, { kind, payload, key }: OutboxMessage): Promise<void> => {
  await sql`
    with event as (
      insert into outbox (kind, key, payload) values (${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb)
    )
    select graphile_worker.add_job(${DRAIN_TASK}, job_key => ${DRAIN_TASK})
    where not exists (
      select from graphile_worker.jobs
      where key = ${DRAIN_TASK} and locked_at is null and attempts = 0 and run_at <= now() + interval '1 second'
    )`.execute(tx)
}

export const outbox = { add }
