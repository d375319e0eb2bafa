import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@corkboard/database'
import { CLASSIC_EMBEDDER, WINDOWS } from '../../media/index.ts'
import { type DescriptorName, type DescriptorRow, descriptorsAfter, loadVectors } from './descriptor-store.ts'
import {
  createExactSpace,
  type ExactSpace,
  type GraphSpace,
  type Neighbor,
  searchViews,
  type Usearch,
} from './index/index.ts'
import type { QueryVector, VisualIndexFacts } from './discovery-calls.ts'

const READ_AT_ONCE = 1_000
/**
 * Numbers are assigned before their transactions commit, so this many are checked again; later ones at the next
 * tidying.
 */
const MAY_BE_LATE = 200
/** Pictures added to a graph before yielding: the windows of one take about 2 ms. */
const ADDED_AT_ONCE = 8
/** An operator's model is used once it covers nearly as many pictures as our own. */
const WHOLE = 0.98

interface OpenSpace {
  space: ExactSpace | GraphSpace
  /** Since it was last written. */
  isChanged: boolean
}

export interface VisualSpaces {
  /** Adds what has been stored since the last call. */
  readNew(): Promise<void>
  /** Adds what is missing and removes what was deleted, so that the spaces match the table. */
  readAll(): Promise<void>
  /** Writes changed graphs to their files. */
  save(): Promise<void>
  search(vectors: readonly QueryVector[], count: number): readonly Neighbor[]
  facts(): VisualIndexFacts
}

interface SpacesOptions {
  readonly db: Db
  readonly folder: string
  /** The graph library. Without it, every index checks every window. */
  readonly usearch: Usearch | undefined
  /** True when graphs start from their files. */
  readonly fromFiles: boolean
  /** With more pictures than this, an index becomes a graph. */
  readonly exactUpTo: number
  readonly signal: AbortSignal
}

const numbersOf = (base64: string): Int8Array => new Int8Array(Buffer.from(base64, 'base64'))

/** One space per embedder. Small ones check every window; large ones are graphs. */
export const createVisualSpaces = (options: SpacesOptions): VisualSpaces => {
  const { db, folder, usearch, fromFiles, exactUpTo, signal } = options
  const spaces = new Map<string, OpenSpace>()
  let readTo = 0

  const fileOf = (embedder: string): string => path.join(folder, `${embedder}.usearch`)

  const open = async (embedder: string, length: number): Promise<OpenSpace> => {
    // An inconsistent file is ignored.
    const graph = fromFiles
      ? await usearch?.load(fileOf(embedder), length, WINDOWS.length).catch(() => undefined)
      : undefined
    return { space: graph ?? createExactSpace(length, WINDOWS.length), isChanged: false }
  }

  const giveWay = async (added: number): Promise<void> => {
    if (added % ADDED_AT_ONCE !== 0) return
    await nextTurn()
    signal.throwIfAborted()
  }

  const turnIntoGraph = async (one: OpenSpace, length: number): Promise<void> => {
    if (!usearch || one.space.kind === 'graph') return
    const graph = usearch.create(length, WINDOWS.length)
    let added = 0
    for (const picture of one.space.pictures()) {
      graph.add(picture)
      await giveWay((added += 1))
    }
    one.space = graph
  }

  const isKnown = ({ embedder, signature, number }: DescriptorName): boolean =>
    spaces.get(embedder)?.space.numberOf(signature) === number

  const add = async (rows: readonly DescriptorRow[]): Promise<void> => {
    let added = 0
    for (const { embedder, ...picture } of rows) {
      const length = picture.windows.length / WINDOWS.length
      let one = spaces.get(embedder)
      if (!one) spaces.set(embedder, (one = await open(embedder, length)))
      if (one.space.numberOf(picture.signature) === picture.number) continue
      one.space.add(picture)
      one.isChanged = true
      if (one.space.size > exactUpTo) await turnIntoGraph(one, length)
      await giveWay((added += 1))
    }
  }

  /**
   * Reads descriptors after a number, with vectors only for those not known yet. Returns all signatures, by embedder.
   */
  const read = async (after: number): Promise<Map<string, Set<string>>> => {
    const there = new Map<string, Set<string>>()
    for (let from = after; ;) {
      const names = await descriptorsAfter(db, from, READ_AT_ONCE)
      const last = names.at(-1)
      if (last === undefined) return there
      for (const { embedder, signature } of names) {
        const signatures = there.get(embedder)
        if (signatures) signatures.add(signature)
        else there.set(embedder, new Set([signature]))
      }
      // The first descriptor of an embedder makes it load its file.
      const strangers = names.filter(({ embedder }, n) => names.findIndex((it) => it.embedder === embedder) === n)
      await add(
        await loadVectors(
          db,
          strangers.filter(({ embedder }) => !spaces.has(embedder)).map(({ number }) => number),
        ),
      )
      await add(
        await loadVectors(
          db,
          names.filter((name) => !isKnown(name)).map(({ number }) => number),
        ),
      )
      from = last.number
      readTo = Math.max(readTo, from)
    }
  }

  return {
    readNew: async () => void (await read(Math.max(0, readTo - MAY_BE_LATE))),
    readAll: async () => {
      const there = await read(0)
      for (const [embedder, one] of spaces) {
        const signatures = there.get(embedder)
        if (!signatures) spaces.delete(embedder)
        for (const signature of one.space.signatures()) {
          if (!signatures || signatures.has(signature)) continue
          one.space.remove(signature)
          one.isChanged = true
        }
      }
    },
    save: async () => {
      mkdirSync(folder, { recursive: true })
      for (const [embedder, one] of spaces) {
        if (one.space.kind === 'exact' || !one.isChanged) continue
        one.isChanged = false
        await one.space.save(fileOf(embedder))
      }
    },
    search: (vectors, count) => {
      const sizeOf = (embedder: string) => spaces.get(embedder)?.space.size ?? 0
      // An operator's model comes after our own in the query. It is preferred once it covers enough pictures.
      const chosen = vectors.findLast(({ embedder }) => sizeOf(embedder) >= WHOLE * sizeOf(CLASSIC_EMBEDDER))
      const space = chosen && spaces.get(chosen.embedder)?.space
      if (!space) return []
      const { vector, mirrored, unframed } = chosen
      const views = {
        asIs: numbersOf(vector),
        mirrored: mirrored === undefined ? undefined : numbersOf(mirrored),
        unframed: unframed === undefined ? undefined : numbersOf(unframed),
      }
      return searchViews(space, views, count)
    },
    facts: () => {
      const [largest] = [...spaces.values()].map(({ space }) => space).toSorted((a, b) => b.size - a.size)
      return { pictures: largest?.size ?? 0, kind: largest?.kind ?? 'exact' }
    },
  }
}
