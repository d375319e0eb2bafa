import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface JobOptions {
  /** A waiting job with the same key is replaced by this one, so it is queued once. */
  readonly key?: string
  readonly runAt?: Date
  /** Default 25: with the queue's growing pauses about three days. */
  readonly maxAttempts?: number
  /** Lower runs first. Default 0. */
  readonly priority?: number
  /** Jobs of one queue run one after the other. */
  readonly queue?: string
}

export type JobPayload = Readonly<Record<string, unknown>>

/**
 * Queues a job in the caller's transaction: it exists when that commits, and never otherwise. A job may run twice and
 * must not mind.
 *
 * NOTE: every job added wakes the workers by NOTIFY, and PostgreSQL lets transactions that notify commit one at a
 * time. For what happens on every write there is the outbox.
 */
const add = async (tx: Db, task: string, payload: JobPayload, options: JobOptions = {}): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null},
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.key ?? null},
      priority => ${options.priority ?? null}::int
    )`.execute(tx)
}

export const jobs = { add }
