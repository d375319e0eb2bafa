/**
 * Ids are 63-bit numbers, written as decimal strings in JSON: 41 bits of milliseconds since 2024-01-01 UTC, 12 bits
 * logical shard of the owning account, 10 bits sequence (architecture §6). They sort by creation time.
 */
export type Id = string

export const ID_EPOCH_MS = Date.UTC(2024, 0, 1)
export const SHARDS = 4_096
export const SEQUENCES = 1_024

const SHARD_SHIFT = 10n
const TIME_SHIFT = 22n

/** The largest PostgreSQL bigint; no id can exceed it. */
const MAX_ID = 9_223_372_036_854_775_807n
const ID_PATTERN = /^[1-9]\d{0,18}$/

export const packId = (timeMs: number, shard: number, sequence: number): Id =>
  ((BigInt(timeMs - ID_EPOCH_MS) << TIME_SHIFT) | (BigInt(shard) << SHARD_SHIFT) | BigInt(sequence)).toString()

export const shardOf = (id: Id): number => Number((BigInt(id) >> SHARD_SHIFT) & BigInt(SHARDS - 1))
export const timeOf = (id: Id): Date => new Date(ID_EPOCH_MS + Number(BigInt(id) >> TIME_SHIFT))
export const isId = (text: unknown): text is Id =>
  typeof text === 'string' && ID_PATTERN.test(text) && BigInt(text) <= MAX_ID

/** SHELL-04: extracts a pin id, also from `some-title--123`. `undefined` when there is none. */
export const parsePinId = (text: string): Id | undefined => {
  const dashes = text.lastIndexOf('--')
  const tail = dashes < 0 ? text : text.slice(dashes + 2)
  return isId(tail) ? tail : undefined
}
