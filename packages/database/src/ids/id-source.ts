import { type Id, SEQUENCES, SHARDS, fail, packId } from '@corkboard/contract'
import type { Clock } from '../clock.ts'
import type { IdSlot } from './id-slot.ts'

export interface IdSource {
  /**
   * Returns a new id for something in this logical shard, larger than every earlier one of the shard from this process.
   *
   * @throws request.unavailable while the process has no valid slot.
   */
  next(shard: number): Id
}

/** The ten sequence bits: five for the process, five to count within a millisecond. */
const SLOTS = 32
const PER_MS = SEQUENCES / SLOTS

export const createIdSource = ({ clock, slot }: { clock: Clock; slot: IdSlot }): IdSource => {
  const lastMs = new Float64Array(SHARDS)
  const lastCount = new Uint8Array(SHARDS)
  // The clock may be set back; ids continue from where they were.
  let latestMs = 0
  return {
    next: (shard) => {
      if (!Number.isInteger(shard) || shard < 0 || shard >= SHARDS) throw new RangeError(`There is no shard ${shard}.`)
      if (!slot.isValid()) {
        // The timer would do it too, but callers need not wait for that.
        void slot.renew().catch(() => undefined)
        throw fail('request.unavailable', { data: { reason: 'no id slot' } })
      }
      latestMs = Math.max(latestMs, clock.now().getTime(), slot.floorMs)
      const previousMs = lastMs[shard] ?? 0
      const isSameMs = previousMs >= latestMs
      const isFull = isSameMs && lastCount[shard] === PER_MS - 1
      // A burst borrows from future milliseconds, separately for each shard.
      const ms = isSameMs ? previousMs + (isFull ? 1 : 0) : latestMs
      const count = isSameMs && !isFull ? (lastCount[shard] ?? 0) + 1 : 0
      lastMs[shard] = ms
      lastCount[shard] = count
      slot.noteUsed(ms)
      return packId(ms, shard, slot.number * PER_MS + count)
    },
  }
}
