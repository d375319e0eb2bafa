import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@corkboard/database/embedded'
import type { Logger } from 'pino'
import { DATABASE_STOPS_WITHIN_MS } from './drain-times.ts'
import { StartError } from './start-error.ts'

/** The database of a site: one given by URL, or our own, kept running. */
export interface DatabaseSupervisor {
  readonly url: string
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 200
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const start = (dataDir: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, takeOver: true })

/**
 * Starts our PostgreSQL, and restarts it if it dies; its URL stays the same. The caller holds the folder's lock.
 * @throws StartError
 */
export const superviseDatabase = async (dataDir: string, log: Logger): Promise<DatabaseSupervisor> => {
  let running = await start(dataDir).catch((error: unknown) => {
    throw new StartError((error as Error).message, { cause: error })
  })
  const stopping = new AbortController()
  const { signal } = stopping

  const restart = async (): Promise<void> => {
    log.error({ postgres: running.pid }, 'PostgreSQL died; starting it again')
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
      try {
        running = await start(dataDir)
        return log.info({ postgres: running.pid }, 'PostgreSQL is back')
      } catch (error) {
        log.error({ err: error, pauseMs }, 'PostgreSQL does not start; trying again')
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!isRunning(running.pid)) await restart()
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const watched = watch()

  return {
    url: running.url,
    stop: async () => {
      stopping.abort()
      await watched
      await running.stop(DATABASE_STOPS_WITHIN_MS)
    },
  }
}
