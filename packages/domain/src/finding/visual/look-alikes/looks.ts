import type { Clock, Db } from '@corkboard/database'
import { CLASSIC_EMBEDDER } from '../../../media/index.ts'
import { type LookRow, loadLooks } from '../descriptor-store.ts'
import { createLook, type Look } from './look.ts'

/** About 450 bytes each. */
const MAX_CACHED = 10_000
/** A picture is described within seconds of its upload; one that cannot be described is asked for once a minute. */
const UNDESCRIBED_MS = 60_000

export interface LooksQuery {
  readonly signatures: readonly string[]
  /** Looks by their numbers, as a bookmark names them. */
  readonly numbers?: readonly number[]
}

/** Looks by signature and by number. Pictures without a descriptor are missing. */
export type FoundLooks = ReadonlyMap<string | number, Look>

/** What pictures look like. A descriptor does not change, so each process caches those that lists show. */
export interface Looks {
  load(db: Db, query: LooksQuery): Promise<FoundLooks>
}

declare module '../../../kernel/context.ts' {
  interface Site {
    /** Keeps look-alikes apart in lists. */
    readonly looks: Looks
  }
}

/** No picture looks like another: lists keep the order of their ranking. */
export const NO_LOOKS: Looks = { load: () => Promise.resolve(new Map()) }

/** A copy, because the driver's buffer holds the whole result. */
const toLook = ({ number, vector }: LookRow): Look => createLook(number, new Int8Array(vector))

/** @param clock tells how long ago a picture had no descriptor */
export const createLooks = (clock: Pick<Clock, 'monotonicMs'>): Looks => {
  const bySignature = new Map<string, Look>()
  const byNumber = new Map<number, Look>()
  const undescribed = new Map<string, number>()

  const cache = (signature: string, look: Look): void => {
    const [oldest] = bySignature.size >= MAX_CACHED ? bySignature.keys() : []
    for (const old of [signature, ...(oldest === undefined ? [] : [oldest])]) {
      byNumber.delete(bySignature.get(old)?.number ?? 0)
      bySignature.delete(old)
    }
    bySignature.set(signature, look)
    byNumber.set(look.number, look)
    undescribed.delete(signature)
  }

  const cacheUndescribed = (signatures: readonly string[]): void => {
    if (undescribed.size > MAX_CACHED) undescribed.clear()
    const untilMs = clock.monotonicMs() + UNDESCRIBED_MS
    for (const signature of signatures) undescribed.set(signature, untilMs)
  }

  return {
    load: async (db, { signatures, numbers = [] }) => {
      const found = new Map<string | number, Look>()
      const missing: { signatures: string[]; numbers: number[] } = { signatures: [], numbers: [] }
      const now = clock.monotonicMs()
      for (const signature of signatures) {
        const look = bySignature.get(signature)
        if (look) found.set(signature, look)
        else if ((undescribed.get(signature) ?? 0) <= now) missing.signatures.push(signature)
      }
      for (const number of numbers) {
        const look = byNumber.get(number)
        if (look) found.set(number, look)
        else missing.numbers.push(number)
      }
      if (missing.signatures.length === 0 && missing.numbers.length === 0) return found
      for (const row of await loadLooks(db, CLASSIC_EMBEDDER, missing)) {
        const look = toLook(row)
        cache(row.signature, look)
        found.set(row.signature, look).set(row.number, look)
      }
      cacheUndescribed(missing.signatures.filter((signature) => !found.has(signature)))
      return found
    },
  }
}
