import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface IdempotencyClaim {
  /** The key's owner and purpose, so that no one gets another's response: `user:123 PinResource.create`. */
  readonly scope: string
  readonly key: string
  /** A digest of the request; the same key with another digest is a conflict. */
  readonly fingerprint: string
  readonly now: Date
}

export type Claimed =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'replay'; readonly status: number; readonly response: unknown }
  | { readonly kind: 'conflict' }

export interface StoredResponse {
  readonly scope: string
  readonly key: string
  readonly status: number
  /** JSON; returned unchanged, with its fields in order. */
  readonly response: unknown
}

/** How long the same key and body get the same response (quality.md §2). */
const TTL_MS = 24 * 60 * 60 * 1_000

const expiry = (now: Date): Date => new Date(now.getTime() - TTL_MS)

/**
 * Claims the key for this transaction. `fresh`: do the work and `store` its response in the same transaction. A second
 * request with the key waits here until the first has committed, or does the work itself if the first failed.
 */
const claim = async (tx: Db, { scope, key, fingerprint, now }: IdempotencyClaim): Promise<Claimed> => {
  // Replaces an entry that is over a day old, or whose transaction committed without storing a response.
  const { rows: taken } = await sql`
    insert into idempotency_keys (scope, key, fingerprint, created_at)
    values (${scope}, ${key}, ${fingerprint}, ${now})
    on conflict (scope, key) do update
      set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, response = null
      where idempotency_keys.created_at <= ${expiry(now)} or idempotency_keys.status is null
    returning key`.execute(tx)
  if (taken.length > 0) return { kind: 'fresh' }
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.fingerprint !== fingerprint || earlier.status === null) return { kind: 'conflict' }
  return { kind: 'replay', status: earlier.status, response: earlier.response }
}

const store = async (tx: Db, { scope, key, status, response }: StoredResponse): Promise<void> => {
  await sql`
    update idempotency_keys set status = ${status}, response = ${JSON.stringify(response ?? null)}::json
    where scope = ${scope} and key = ${key}`.execute(tx)
}

/** Deletes responses older than 24 hours. Returns how many. */
const sweep = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', expiry(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const idempotency = { claim, store, sweep }
