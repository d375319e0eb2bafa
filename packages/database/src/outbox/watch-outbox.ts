import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../connection/open-database.ts'
import { BATCH, drainBatch, hasDueEvents, type OutboxHandlers, reportUnknown } from './drain-outbox.ts'

export interface OutboxWatch {
  /** Starts no more batches, and waits for those in progress. */
  stop(): Promise<void>
}

/**
 * (ours) How often to check the outbox. Events that arrive in between are handled together, which costs far less than
 * one by one.
 */
const LOOK_MS = 200
/** (ours) After that many events, the next gather for longer: half as many batches cost a fifth less. */
const MANY = 20
const LOOK_WHEN_MANY_MS = 400
/** So that one slow event does not block the others. */
const LANES = 2
/** (ours) How often to report waiting events that this version does not know. */
const UNKNOWN_EVERY_MS = 10 * 60_000
const MAX_PAUSE_MS = 5_000

/**
 * Drains the outbox until stopped, by polling. Writers that notify or add a job hold a lock until after their fsync, so
 * no two of them could commit together.
 */
export const watchOutbox = (
  database: Database,
  handlers: OutboxHandlers,
  { log }: { readonly log?: Logger } = {},
): OutboxWatch => {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)

  const watch = async (): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      try {
        let isFull = await hasDueEvents(database.db, handlers)
        let found = 0
        while (isFull && !signal.aborted) {
          const { handled, failed } = await drainBatch(database, handlers, log)
          found = handled + failed
          isFull = found === BATCH
        }
        failures = 0
        await pause(found < MANY ? LOOK_MS : LOOK_WHEN_MANY_MS)
      } catch (error) {
        failures += 1
        const pauseMs = Math.min(MAX_PAUSE_MS, LOOK_MS * 2 ** failures)
        log?.warn({ err: error, pauseMs }, 'the outbox cannot be drained')
        await pause(pauseMs)
      }
    }
  }

  const lookForUnknown = async (): Promise<void> => {
    while (!signal.aborted) {
      // When the database is down, the lanes report it.
      await reportUnknown(database.db, handlers, log).catch(() => undefined)
      await pause(UNKNOWN_EVERY_MS)
    }
  }

  const running = [...Array.from({ length: LANES }, watch), lookForUnknown()]
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
