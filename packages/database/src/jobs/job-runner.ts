import { setTimeout as sleep } from 'node:timers/promises'
import { CorkboardError } from '@corkboard/contract'
import type { Logger } from 'pino'
import { asUnavailable } from '../connection/unavailable.ts'
import { type Queue, startQueue } from './job-queue.ts'
import type { JobPayload } from './jobs.ts'

/** `signal` aborts when the runner stops and the job should finish; the job is then run again elsewhere. */
export type Task = (payload: JobPayload, context: { readonly signal: AbortSignal | undefined }) => Promise<void>

export interface CronEntry {
  /** Five fields, in UTC: `*\/5 * * * *`. */
  readonly match: string
  readonly task: string
  /** Distinguishes two entries of one task. Default: the task's name. */
  readonly identifier?: string
  readonly payload?: JobPayload
}

export interface JobRunnerOptions {
  readonly url: string
  readonly tasks: Readonly<Record<string, Task>>
  readonly cron?: readonly CronEntry[]
  /** Number of parallel jobs. Default 4. */
  readonly concurrency?: number
  readonly log?: Logger
  /** How long `stop` waits for running jobs, 20 seconds by default; the whole site has 25 to drain. */
  readonly stopWithinMs?: number
  /**
   * Called when the queue cannot be restarted for another reason than an unreachable database; this process then runs
   * no more jobs.
   */
  readonly onBreakDown?: () => void
}

export interface JobRunner {
  /** Takes no more jobs, lets running ones finish until the deadline, then returns them to run again. */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000

/**
 * Runs queued jobs in this process until stopped. Failed jobs are retried with growing pauses. If the queue gives up,
 * as it does when the database goes down during a job, it is restarted as soon as the database is back.
 */
export const startJobRunner = async (options: JobRunnerOptions): Promise<JobRunner> => {
  const { log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let queue: Queue | undefined = await startQueue(options)

  const startAgain = async (): Promise<Queue | undefined> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return undefined
      try {
        const started = await startQueue(options)
        log?.info('the job queue is back')
        return started
      } catch (error) {
        const isAway = asUnavailable(error) instanceof CorkboardError
        log?.[isAway ? 'warn' : 'error']({ err: error, pauseMs }, 'the job queue cannot be started again')
        if (isAway) continue
        options.onBreakDown?.()
        return undefined
      }
    }
  }

  const runUntilStopped = async (): Promise<void> => {
    while (queue) {
      await queue.ended
      if (signal.aborted) return
      log?.error('the job queue stopped by itself; starting it again')
      await queue.close()
      queue = await startAgain()
    }
  }
  const running = runUntilStopped()

  return {
    stop: async () => {
      stopping.abort()
      await queue?.close()
      await running
      // It may still have been starting when `stop` was called.
      await queue?.close()
    },
  }
}
