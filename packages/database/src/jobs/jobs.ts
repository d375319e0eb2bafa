import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface JobOptions {
  /** A waiting job with the same key is replaced by this one, so it is queued only once. */
  readonly key?: string
  readonly runAt?: Date
  /** The same by the clock of the database, which the queue follows. */
  readonly afterMs?: number
  /** Default 25: about three days with the queue's growing pauses. */
  readonly maxAttempts?: number
  /** Lower values run first. Default 0. */
  readonly priority?: number
  /** Jobs of one queue run one after another. */
  readonly queue?: string
}

export type JobPayload = Readonly<Record<string, unknown>>

/**
 * Queues a job in the caller's transaction: it exists once that commits, and never otherwise. A job may run twice and
 * must tolerate it.
 *
 * NOTE: every added job wakes the workers by NOTIFY, and PostgreSQL lets transactions that notify commit only one at a
 * time. For anything that happens on every write, use the outbox.
 */
const add = async (tx: Db, task: string, payload: JobPayload, options: JobOptions = {}): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null},
      run_at => coalesce(
        ${options.runAt ?? null}::timestamptz,
        now() + ${options.afterMs ?? null}::float8 * interval '1 millisecond'
      ),
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.key ?? null},
      priority => ${options.priority ?? null}::int
    )`.execute(tx)
}

export const jobs = { add }
