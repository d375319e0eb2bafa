import type pg from 'pg'

const PREFIX = 'corkboard jobs '

/** Name of a runner's connections, by which other runners see that it is alive. */
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
 * Releases jobs whose runner was killed, so they run again; the queue itself would wait four hours. A runner that is
 * briefly without a connection may lose a job it still works on, which then runs twice, harmlessly.
 */
export const freeAbandonedJobs = async (pool: pg.Pool): Promise<void> => {
  // A job on its last attempt would only get in the way: a newer one with its key has replaced it, or it has crashed
  // its runner every time.
  await pool.query(
    `delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_by in (${DEAD})`,
  )
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(runner)) from (${DEAD}) as dead having count(*) > 0`,
  )
}
