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
import type { JobPayload } from './jobs.ts'

/** `signal` aborts when the runner stops and the job should come to an end; it is then run again elsewhere. */
export type Task = (payload: JobPayload, context: { readonly signal: AbortSignal | undefined }) => Promise<void>

export interface CronEntry {
  /** Five fields, in UTC: `*\/5 * * * *`. */
  readonly match: string
  readonly task: string
  /** Tells two entries of one task apart. Default: the task's name. */
  readonly identifier?: string
  readonly payload?: JobPayload
}

export interface JobRunnerOptions {
  readonly url: string
  readonly tasks: Readonly<Record<string, Task>>
  readonly cron?: readonly CronEntry[]
  /** Jobs at once. Default 4. */
  readonly concurrency?: number
  readonly log?: Logger
  /** How long `stop` waits for running jobs, 20 seconds by default; the site has 25 for all of its draining. */
  readonly stopWithinMs?: number
  /** Called when no job is run here any more though nobody called `stop`, which a new runner mends. */
  readonly onBreakDown?: () => void
}

export interface JobRunner {
  /** Takes no more jobs, lets running ones finish until the deadline, then gives them back to run again. */
  stop(): Promise<void>
}

const CONCURRENCY = 4
const STOP_WITHIN_MS = 20_000
/** Of the deadline, the part after which running jobs are asked to come to an end. */
const ABORT_AFTER = 0.75
/** Jobs for the future are found by asking; the outbox drains its stragglers by such jobs. */
const POLL_EVERY_MS = 500
/** A look at the jobs that are running right now, of which there are few. */
const LOOK_FOR_ABANDONED_EVERY_MS = 10_000

/** Runs queued jobs in this process until stopped. Failed ones come again with growing pauses. */
export const startJobRunner = async (options: JobRunnerOptions): Promise<JobRunner> => {
  const { concurrency = CONCURRENCY, stopWithinMs = STOP_WITHIN_MS, log } = options
  const pgPool = new pg.Pool({
    connectionString: options.url,
    // One listens for new jobs, one keeps the schedule.
    max: concurrency + 2,
    application_name: 'corkboard jobs',
    // By its connections the others see that this runner lives; long jobs leave them idle.
    idleTimeoutMillis: 0,
  })
  pgPool.on('error', (error) => log?.warn({ err: error }, 'lost an idle connection of the job queue'))
  pgPool.on('connect', (client) => {
    client.on('error', (error) => log?.debug({ err: error }, 'lost a connection of the job queue'))
  })
  // The runner keeps its pool of workers to itself, and its `kill` does nothing once it is stopping.
  const events: WorkerEvents = new EventEmitter()
  const abandoned = new AbortController()
  let workers: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    workers = workerPool
    pgPool.options.application_name = connectionNameOf(workerPool.id)
  })
  await freeAbandonedJobs(pgPool)
  const runner = await run({
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
  } satisfies RunnerOptions)
  let isStopping = false
  void runner.promise
    .catch((error: unknown) => log?.error({ err: error }, 'the job queue stopped'))
    .then(() => isStopping || options.onBreakDown?.())
  const looking = setInterval(() => {
    freeAbandonedJobs(pgPool).catch((error: unknown) => log?.warn({ err: error }, 'could not look for abandoned jobs'))
  }, LOOK_FOR_ABANDONED_EVERY_MS)
  looking.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(looking)
      const deadline = new AbortController()
      const stopped = runner.stop().finally(() => deadline.abort())
      const overdue = sleep(stopWithinMs, undefined, { signal: deadline.signal }).then(
        () => {
          abandoned.abort()
          return workers?.forcefulShutdown('past the deadline')
        },
        () => stopped,
      )
      // Left alone it waits for running jobs without end.
      await Promise.race([stopped, overdue])
      await pgPool.end()
    },
  }
}

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
