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

/** One life of the queue in this process, on connections of its own. */
export interface Queue {
  /** Resolves when no job is taken or run any more, whether `close` was called or the queue gave up by itself. */
  readonly ended: Promise<void>
  /** Lets running jobs finish until the deadline, then gives them and the connections back. */
  close(): Promise<void>
}

const CONCURRENCY = 4
const STOP_WITHIN_MS = 20_000
/** Of the deadline, the part after which running jobs are asked to come to an end. */
const ABORT_AFTER = 0.75
/** Jobs for the future are found by asking; the outbox drains its stragglers by such jobs. */
const POLL_EVERY_MS = 500
/** A look at the jobs that are running right now, of which there are few. */
const LOOK_FOR_ABANDONED_EVERY_MS = 10_000
/** A server that is gone without a word does not answer a farewell either. */
const FAREWELL_WITHIN_MS = 2_000
const CONNECT_WITHIN_MS = 10_000

export const startQueue = async (options: JobRunnerOptions): Promise<Queue> => {
  const { concurrency = CONCURRENCY, stopWithinMs = STOP_WITHIN_MS, log } = options
  const pgPool = openPool(options.url, concurrency, log)
  // The runner keeps its pool of workers to itself, and its `kill` does nothing once it is stopping.
  const events: WorkerEvents = new EventEmitter()
  const abandoned = new AbortController()
  const ending = new AbortController()
  let workers: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    workers = workerPool
    pgPool.options.application_name = connectionNameOf(workerPool.id)
  })
  // Left alone it waits for running jobs without end, asked to stop or not.
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
      // The site decides what a signal means.
      noHandleSignals: true,
      logger: jobQueueLogger(log),
      // NOTE: otherwise a job's end that cannot be written down, because the database went away, is an error that
      // nobody catches, and ends the process.
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
      // Told by a newer version that it must not go on, the queue sets it; how this process ends is the site's affair.
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
    // One listens for new jobs, one keeps the schedule.
    max: concurrency + 2,
    application_name: 'corkboard jobs',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // By its connections the others see that this runner lives; long jobs leave them idle.
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
          // A job that ends after it was given back is nobody's any more: reporting it would fail, and end the process.
          if (abandoned.aborted) await new Promise(() => undefined)
        }
      },
    ]),
  )

const cronItem = ({ match, task, identifier = task, payload = {} }: CronEntry) => ({ match, task, identifier, payload })
