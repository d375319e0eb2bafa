import { setTimeout as sleep } from 'node:timers/promises'
import { CorkboardError } from '@corkboard/contract'
import type { Logger } from 'pino'
import { asUnavailable } from '../connection/unavailable.ts'
import { type Queue, startQueue } from './job-queue.ts'
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
  /** Called when the queue cannot be started again for another reason than an absent database; no job is run here then. */
  readonly onBreakDown?: () => void
}

export interface JobRunner {
  /** Takes no more jobs, lets running ones finish until the deadline, then gives them back to run again. */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/**
 * Runs queued jobs in this process until stopped. Failed ones come again with growing pauses. Where the queue gives up,
 * as it does when the database goes away under a running job, it is started again as soon as that is back.
 */
export const startJobRunner = async (options: JobRunnerOptions): Promise<JobRunner> => {
  const { log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let queue: Queue | undefined = await startQueue(options)

  const startAgain = async (): Promise<Queue | undefined> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
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

  const keepRunning = async (): Promise<void> => {
    while (queue) {
      await queue.ended
      if (signal.aborted) return
      log?.error('the job queue stopped by itself; starting it again')
      await queue.close()
      queue = await startAgain()
    }
  }
  const kept = keepRunning()

  return {
    stop: async () => {
      stopping.abort()
      await queue?.close()
      await kept
      // It may have been starting when we were told to stop.
      await queue?.close()
    },
  }
}
