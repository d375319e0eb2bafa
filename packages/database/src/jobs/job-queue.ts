import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
  parseCronItems,
  run,
} from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import { connectionNameOf, freeAbandonedJobs } from './abandoned-jobs.ts'
import { jobQueueLogger } from './job-queue-logger.ts'
import type { CronEntry, JobRunnerOptions } from './job-runner.ts'
import type { JobPayload } from './jobs.ts'

/** One run of the queue in this process, on its own connections. */
export interface Queue {
  /** Resolves when no more jobs are taken or running, whether `close` was called or the queue gave up by itself. */
  readonly ended: Promise<void>
  /** Lets running jobs finish until the deadline, then returns them and the connections. */
  close(): Promise<void>
}

const CONCURRENCY = 4
const STOP_WITHIN_MS = 20_000
/** The fraction of the deadline after which running jobs are aborted. */
const ABORT_AFTER = 0.75
/** Jobs scheduled for later are found by polling; the outbox uses such jobs to drain its stragglers. */
const POLL_EVERY_MS = 500
/** The query only reads the currently running jobs, of which there are few. */
const LOOK_FOR_ABANDONED_EVERY_MS = 10_000
/** A server that disappeared does not answer a disconnect either. */
const FAREWELL_WITHIN_MS = 2_000
const CONNECT_WITHIN_MS = 10_000

export const startQueue = async (options: JobRunnerOptions): Promise<Queue> => {
  const { concurrency = CONCURRENCY, stopWithinMs = STOP_WITHIN_MS, log } = options
  const pgPool = openPool(options.url, concurrency, log)
  // The runner hides its pool of workers, and its `kill` does nothing once it is stopping.
  const events: WorkerEvents = new EventEmitter()
  const abandoned = new AbortController()
  const ending = new AbortController()
  let workers: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    workers = workerPool
    pgPool.options.application_name = connectionNameOf(workerPool.id)
  })
  // Otherwise it waits for running jobs forever, even aborted ones.
  events.once('pool:gracefulShutdown', () => {
    sleep(stopWithinMs, undefined, { signal: ending.signal }).then(
      () => {
        abandoned.abort()
        return workers?.forcefulShutdown('past the deadline')
      },
      () => undefined,
    )
  })
  const { exitCode } = process
  const start = async () => {
    await freeAbandonedJobs(pgPool)
    return run({
      pgPool,
      events,
      taskList: taskListOf(options.tasks, abandoned.signal),
      parsedCronItems: parseCronItems((options.cron ?? []).map(cronItem)),
      concurrency,
      pollInterval: POLL_EVERY_MS,
      gracefulShutdownAbortTimeout: stopWithinMs * ABORT_AFTER,
      // The site decides what a signal does.
      noHandleSignals: true,
      logger: jobQueueLogger(log),
      // NOTE: without this, a finished job that cannot be recorded because the database is down causes an error that
      // nothing catches, and ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    } satisfies RunnerOptions)
  }
  const runner = await start().catch(async (error: unknown) => {
    await farewell(pgPool)
    throw error
  })
  let hasEnded = false
  const ended = runner.promise
    .catch((error: unknown) => log?.error({ err: error }, 'the job queue did not end well'))
    .then(() => {
      hasEnded = true
      ending.abort()
      // The queue sets it when a newer version tells it to stop; how this process ends is up to the site.
      process.exitCode = exitCode
    })
  const looking = setInterval(() => {
    freeAbandonedJobs(pgPool).catch((error: unknown) => log?.warn({ err: error }, 'could not look for abandoned jobs'))
  }, LOOK_FOR_ABANDONED_EVERY_MS)
  looking.unref()

  const close = async (): Promise<void> => {
    clearInterval(looking)
    if (!hasEnded) void runner.stop().catch((error: unknown) => log?.warn({ err: error }, 'the job queue did not stop'))
    await ended
    await farewell(pgPool)
  }
  let closing: Promise<void> | undefined
  return { ended, close: () => (closing ??= close()) }
}

const openPool = (url: string, concurrency: number, log: Logger | undefined): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    // One connection listens for new jobs, one keeps the schedule.
    max: concurrency + 2,
    application_name: 'corkboard jobs',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // Open connections show other runners that this one is alive; long jobs leave them idle.
    idleTimeoutMillis: 0,
  })
  pool.on('error', (error) => log?.warn({ err: error }, 'lost an idle connection of the job queue'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.debug({ err: error }, 'lost a connection of the job queue'))
  })
  return pool
}

const farewell = (pool: pg.Pool): Promise<unknown> =>
  Promise.race([pool.end(), sleep(FAREWELL_WITHIN_MS, undefined, { ref: false })])

const taskListOf = (tasks: JobRunnerOptions['tasks'], abandoned: AbortSignal): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, { abortSignal }) => {
        try {
          await task((payload ?? {}) as JobPayload, { signal: abortSignal })
        } finally {
          // A job that ends after it was returned is no longer ours: reporting it would fail, and crash the process.
          if (abandoned.aborted) await new Promise(() => undefined)
        }
      },
    ]),
  )

const cronItem = ({ match, task, identifier = task, payload = {} }: CronEntry) => ({ match, task, identifier, payload })
