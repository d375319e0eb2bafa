import { constants, deflateRawSync, inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface IdempotentRequest {
  /** The key's owner and purpose, so that no one gets another's response: `user:123 PinResource.create`. */
  readonly scope: string
  readonly key: string
  /** A digest of the request; the same key with another digest is a conflict. */
  readonly fingerprint: string
  readonly now: Date
}

/** A request with the response that a repeated one gets: JSON text without line breaks. */
export interface KeyedResponse extends IdempotentRequest {
  readonly response: string
}

export type Found =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'replay'; readonly response: string }
  | { readonly kind: 'conflict' }

/** How long the same key and body get the same response (quality.md §2). */
const TTL_MS = 24 * 60 * 60 * 1_000
/** For texts of a few kilobytes. A larger window takes longer to set up than it saves. */
const COMPRESSION = { level: 1, memLevel: 5, windowBits: 12, chunkSize: 4_096 } as const

/** For many texts that have most of their words in common. */
const TOGETHER = { params: { [constants.ZSTD_c_compressionLevel]: 1 } } as const

const expiry = (now: Date): Date => new Date(now.getTime() - TTL_MS)

interface StoredKey {
  readonly fingerprint: string
  readonly compressed: Buffer | null
  /** Responses stored together, and which of them is this key's. */
  readonly together: Buffer | null
  readonly line: number | null
  /** The response as versions before compression stored it. */
  readonly response: unknown
  readonly isOver: boolean
}

/** What an earlier request with this key got. `fresh`: do the work and `store` its response, in one transaction. */
const find = async (db: Db, { scope, key, fingerprint, now }: IdempotentRequest): Promise<Found> => {
  const { rows } = await sql<StoredKey>`
    select k.fingerprint, k.compressed, r.compressed as together, k.line, k.response,
      k.created_at <= ${expiry(now)} as "isOver"
    from idempotency_keys k left join idempotency_responses r on r.id = k.together_id
    where k.scope = ${scope} and k.key = ${key}`.execute(db)
  const [stored] = rows
  if (!stored) return { kind: 'fresh' }
  const response = responseOf(stored)
  // Over a day old, or without a response: earlier versions committed such keys, and what was stored together may be
  // gone. It would be in the way of `store`.
  if (stored.isOver || response === null) {
    await sql`
      delete from idempotency_keys
      where scope = ${scope} and key = ${key} and fingerprint = ${stored.fingerprint}
        and (created_at <= ${expiry(now)} or (response is null and compressed is null
          and not exists (select from idempotency_responses r where r.id = together_id)))`.execute(db)
    return { kind: 'fresh' }
  }
  return stored.fingerprint === fingerprint ? { kind: 'replay', response: String(response) } : { kind: 'conflict' }
}

const responseOf = ({ compressed, together, line, response }: StoredKey): unknown => {
  if (compressed) return inflateRawSync(compressed).toString('utf8')
  return together && line !== null ? zstdDecompressSync(together).toString('utf8').split('\n')[line] : response
}

const compress = (response: string): Buffer => deflateRawSync(response, COMPRESSION)

/**
 * Stores the response with the work. Of two simultaneous requests with one key, the second waits here for the first and
 * fails, so that its work is undone; then it finds the response of the first.
 */
const store = async (tx: Db, { scope, key, fingerprint, now }: IdempotentRequest, response: string): Promise<void> => {
  await sql`
    insert into idempotency_keys (scope, key, fingerprint, compressed, created_at)
    values (${scope}, ${key}, ${fingerprint}, ${compress(response)}, ${now})`.execute(tx)
}

/** A row of `idempotency_keys`, as JSON for a statement that stores many. */
const rowOf = ({ scope, key, fingerprint }: KeyedResponse, line: number) => ({ scope, key, fingerprint, line })

/**
 * A part of a statement, called `together`: stores the responses of these requests, each at the place that its row has
 * as its `line`. `rows` has the columns of `rowOf` and `now`.
 */
const storeTogether = (
  keyed: readonly (KeyedResponse | undefined)[],
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into idempotency_responses (compressed, created_at)
  select ${zstdCompressSync(keyed.map((request) => request?.response ?? '').join('\n'), TOGETHER)}::bytea, max(now)
  from ${rows} keyed where key is not null having count(*) > 0 returning id`

/**
 * Part of a statement with `storeTogether`: stores the keys in `rows`, and returns `scope` and `key` of those that had
 * no response yet. It waits for simultaneous requests with the same keys.
 */
const storeFree = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into idempotency_keys (scope, key, fingerprint, together_id, line, created_at)
  select scope, key, fingerprint, together.id, line, now from ${rows} keyed, together
  where key is not null order by scope, key
  on conflict do nothing returning scope, key`

const PRIMARY_KEY = 'idempotency_keys_pkey'

/** What a write fails with whose key `storeFree` did not store. */
const taken = (): Error => Object.assign(new Error('The key has a response'), { constraint: PRIMARY_KEY })

/** True when `store` failed because the key has a response. One over a day old is gone once `find` was called. */
const isTaken = (error: unknown): boolean => (error as { constraint?: unknown } | null)?.constraint === PRIMARY_KEY

/** Deletes responses older than 24 hours. Returns of how many requests. */
const sweep = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', expiry(now))
    .executeTakeFirst()
  await db.deleteFrom('idempotency_responses').where('created_at', '<=', expiry(now)).execute()
  return Number(numDeletedRows)
}

export const idempotency = { find, store, rowOf, storeTogether, storeFree, taken, isTaken, sweep }
