import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, makeSocketFolder } from '@corkboard/database'
import { type CallServer, serveCalls, SocketInUseError } from '@corkboard/domain/platform/discovery'
import { startGraph } from '@corkboard/domain/finding/recommendations'
import { startVisualIndex } from '@corkboard/domain/finding/visual'
import type { Logger } from 'pino'

export interface DiscoveryOptions {
  readonly database: Database
  readonly socketPath: string
  /** Where large indexes are stored between two starts. */
  readonly indexFolder: string
  readonly log: Logger
}

export interface DiscoveryService {
  /** Resolves once everything has been loaded for the first time; until then there are no responses. */
  readonly loaded: Promise<void>
  stop(): Promise<void>
}

/** Safe to delete at any time: its content is rebuilt. */
export const indexFolderOf = (dataDir: string): string => path.join(dataDir, 'indexes')

/** How often to try to take over from another process that answers on this machine for the same data folder. */
const POLL_EVERY_MS = 2_000

/**
 * Holds in memory everything needed to find similar things, and handles calls at the socket. New kinds of calls
 * belong here too, and add their `handlers`.
 */
export const startDiscovery = async ({
  database,
  socketPath,
  indexFolder,
  log,
}: DiscoveryOptions): Promise<DiscoveryService> => {
  makeSocketFolder(path.dirname(socketPath))
  const stopping = new AbortController()
  const { signal } = stopping
  const graph = startGraph(database, log)
  const looks = startVisualIndex(database, indexFolder, log)
  let server: CallServer | undefined

  /** Returns true when no other process answers there. */
  const listen = async (): Promise<boolean> => {
    try {
      server = await serveCalls(socketPath, [...graph.handlers, ...looks.handlers], log)
      return true
    } catch (error) {
      if (error instanceof SocketInUseError) return false
      throw error
    }
  }
  const poll = async (): Promise<void> => {
    let isResponding = false
    while (!isResponding && !signal.aborted) {
      await sleep(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined)
      isResponding = signal.aborted || (await listen())
    }
  }
  const waiting = (await listen()) ? undefined : poll()
  return {
    loaded: Promise.all([graph.loaded, looks.loaded]).then(() => undefined),
    stop: async () => {
      stopping.abort()
      await waiting
      await server?.close()
      await Promise.all([graph.stop(), looks.stop()])
    },
  }
}
