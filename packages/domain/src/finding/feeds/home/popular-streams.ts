import type { Clock, Db } from '@corkboard/database'
import {
  type BestPin,
  bestPins,
  type FreshPin,
  freshPinsWithRanks,
  type Place,
  type PopularRequest,
  type StreamItem,
  type StreamSlice,
} from './streams.ts'

/** Ranks change by less in this time than anyone notices; what a page may show is checked anyway. */
const KEPT_MS = 10_000
/** Each is up to 75 rows, about 10 kB. */
const MAX_KEPT = 500

/**
 * The streams of the visitors' feed, which all visitors of one place share. Each process remembers for ten seconds what
 * it read below the top. Pins that were hidden or deleted since are left out, because the rules run on every page. The
 * top is read each time, so that a new pin is there at once, and is not missed while its rank is being stored.
 */
export interface PopularStreams {
  best(db: Db, wanted: readonly PopularRequest[], limit: number): Promise<StreamSlice<BestPin & StreamItem>[]>
  fresh(db: Db, after: Place | undefined, limit: number): Promise<StreamSlice<FreshPin>>
}

declare module '../../../kernel/context.ts' {
  interface Site {
    readonly popular: PopularStreams
  }
}

interface Kept {
  readonly untilMs: number
  readonly read: Promise<unknown>
}

export const createPopularStreams = (clock: Pick<Clock, 'monotonicMs'>): PopularStreams => {
  const kept = new Map<string, Kept>()

  const remember = <Read>(key: string, read: () => Promise<Read>): Promise<Read> => {
    const known = kept.get(key)
    if (known && known.untilMs > clock.monotonicMs()) return known.read as Promise<Read>
    kept.delete(key)
    const [oldest] = kept.size >= MAX_KEPT ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    const reading = read()
    kept.set(key, { untilMs: clock.monotonicMs() + KEPT_MS, read: reading })
    reading.catch(() => kept.delete(key))
    return reading
  }

  return {
    best: (db, wanted, limit) => {
      const read = () => bestPins(db, wanted, limit)
      const isTop = wanted.some(({ after }) => after === undefined)
      return isTop ? read() : remember(JSON.stringify(['best', limit, wanted]), read)
    },
    fresh: (db, after, limit) => {
      const read = () => freshPinsWithRanks(db, after, limit)
      return after === undefined ? read() : remember(JSON.stringify(['fresh', limit, after]), read)
    },
  }
}
