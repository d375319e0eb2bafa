import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@corkboard/database'
import type { Logger } from 'pino'
import { type CallHandler, handleCall } from '../../platform/discovery/index.ts'
import { EXACT_UP_TO, openUsearch } from './index/index.ts'
import { SIMILAR, REBUILD_VISUAL, type VisualIndexFacts } from './discovery-calls.ts'
import { createVisualSpaces, type VisualSpaces } from './visual-spaces.ts'

export interface VisualIndexHolder {
  /** The queries it can answer. */
  readonly handlers: readonly CallHandler[]
  /** Resolves once every descriptor has been loaded for the first time. */
  readonly loaded: Promise<void>
  stop(): Promise<void>
}

/** How often to check for new descriptors: a new picture should be found within seconds. */
const LOOK_MS = 500
const MAX_PAUSE_MS = 10_000
/** How often to check for deleted or missed descriptors, and to write a changed graph to its file. */
const TIDY_MS = 600_000

/**
 * Holds the visual index: loads the descriptors, keeps up with new ones, and answers queries. Large indexes are also
 * saved to files in `folder`, so that they do not have to be rebuilt at every start.
 */
export const startVisualIndex = (
  database: Database,
  folder: string,
  log: Logger,
  exactUpTo = EXACT_UP_TO,
): VisualIndexHolder => {
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = database
  let spaces: VisualSpaces | undefined
  /** Runs one task at a time. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  const load = async (fromFiles: boolean): Promise<VisualIndexFacts> => {
    const usearch = await openUsearch()
    if (!usearch) log.info('usearch has no binary here: pictures are compared one by one, which many make slow')
    const fresh = createVisualSpaces({ db, folder, usearch, fromFiles, exactUpTo, signal })
    await fresh.readAll()
    spaces = fresh
    await fresh.save()
    log.info(fresh.facts(), 'the index of what pictures look like is read')
    return fresh.facts()
  }

  const tidy = async (): Promise<void> => {
    await spaces?.readAll()
    await spaces?.save()
  }

  const follow = async (): Promise<void> => {
    let pauseMs = LOOK_MS
    let tidiedAt = performance.now()
    while (!signal.aborted) {
      try {
        if (!spaces) await inTurn(() => load(true))
        else if (performance.now() - tidiedAt < TIDY_MS) await inTurn(async () => spaces?.readNew())
        else {
          await inTurn(tidy)
          tidiedAt = performance.now()
        }
        pauseMs = LOOK_MS
        firstRead.resolve()
      } catch (error) {
        if (signal.aborted) break
        pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)
        log.warn({ err: error, pauseMs }, 'descriptors of pictures cannot be followed')
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
    firstRead.resolve()
  }
  const firstRead = Promise.withResolvers<void>()
  const following = follow()

  return {
    handlers: [
      handleCall(SIMILAR, ({ vectors, count }) => spaces?.search(vectors, count)),
      // The old index answers queries until the new one is complete.
      handleCall(REBUILD_VISUAL, () => inTurn(() => load(false))),
    ],
    loaded: firstRead.promise,
    stop: async () => {
      stopping.abort()
      await following
      await turn
      await spaces?.save().catch((error: unknown) => log.warn({ err: error }, 'the visual index cannot be written'))
    },
  }
}
