import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@corkboard/database'
import type { Logger } from 'pino'
import {
  type CallHandler,
  handleCall,
  type Change,
  openChangeLog,
  watchChanges,
} from '../../platform/discovery/index.ts'
import { applyChanges } from './follow-changes.ts'
import { type GraphProgress, loadGraph, runGivingWay } from './load-graph.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import { type GraphFacts, REBUILD_GRAPH, RELATED } from './discovery-calls.ts'
import { createRelatedLists } from './related-lists.ts'

export interface GraphHolder {
  /** The queries it can answer. */
  readonly handlers: readonly CallHandler[]
  /** Resolves once the graph has been loaded for the first time. */
  readonly loaded: Promise<void>
  stop(): Promise<void>
}

const LOAD_AGAIN_MS = 5_000

/** Holds the graph of pictures and boards: loads it, keeps it up to date, and answers queries from it. */
export const startGraph = (database: Database, log: Logger): GraphHolder => {
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = database
  let graph: PinBoardGraph | undefined
  let facts: GraphFacts | undefined
  let watching: { stop(): Promise<void> } | undefined
  let rebuilding: Promise<GraphFacts> | undefined
  const onProgress = new Set<(progress: GraphProgress) => void>()
  /** Changes that happened while the tables were read. The new graph must include them. */
  const changesMeanwhile: Change[] = []
  const lists = createRelatedLists()

  const load = async (): Promise<GraphFacts> => {
    const start = performance.now()
    const loaded = await loadGraph(db, (progress) => {
      signal.throwIfAborted()
      for (const report of onProgress) report(progress)
    })
    while (changesMeanwhile.length > 0) await applyChanges(db, loaded, changesMeanwhile.splice(0))
    graph = loaded
    facts = {
      pictures: loaded.pictures.size,
      boards: loaded.boards.size,
      pins: loaded.edges,
      loadedInMs: Math.round(performance.now() - start),
    }
    log.info(facts, 'the graph of pins and boards is read')
    return facts
  }

  const rebuild = (): Promise<GraphFacts> => {
    rebuilding ??= load().finally(() => {
      rebuilding = undefined
      changesMeanwhile.length = 0
    })
    return rebuilding
  }

  const apply = async (changes: readonly Change[]): Promise<void> => {
    if (rebuilding) changesMeanwhile.push(...changes)
    if (!graph) return
    await applyChanges(db, graph, changes)
    if (graph.isLoose && !rebuilding) await runGivingWay(graph.compact())
  }

  const begin = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        // Opened before the tables are read, so that anything committed meanwhile is checked again.
        const changes = await openChangeLog(db)
        await rebuild()
        watching = watchChanges(changes, apply, log)
        return
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: error }, 'the graph of pins and boards cannot be read')
        await sleep(LOAD_AGAIN_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const loaded = begin()

  return {
    handlers: [
      handleCall(RELATED, (input) => graph && lists.resultOf(graph, input)),
      handleCall(REBUILD_GRAPH, async (_, soFar) => {
        onProgress.add(soFar)
        return rebuild().finally(() => onProgress.delete(soFar))
      }),
    ],
    loaded,
    stop: async () => {
      stopping.abort()
      await loaded
      await watching?.stop()
      await rebuilding?.catch(() => undefined)
    },
  }
}
