import type pg from 'pg'

const PREFIX = 'corkboard jobs '

/** What a runner calls its connections: by them the others see that it lives. */
export const connectionNameOf = (runner: string): string => `${PREFIX}${runner}`

const DEAD = `
  select runner from (
    select locked_by as runner from graphile_worker._private_jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ) as holders
  where not exists (
    select from pg_stat_activity where datname = current_database() and application_name = '${PREFIX}' || runner
  )`

/**
 * Lets jobs run again whose runner was killed; the queue itself would wait four hours. A runner without a connection
 * for a moment may lose a job that it still works on, which then runs twice and does not mind.
 */
export const freeAbandonedJobs = async (pool: pg.Pool): Promise<void> => {
  // On its last attempt a job would only lie about: a newer one with its key has taken its place, or it has ended its
  // runner every time.
  await pool.query(
    `delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_by in (${DEAD})`,
  )
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(runner)) from (${DEAD}) as dead having count(*) > 0`,
  )
}
