import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface OutboxMessage {
  /** Name of a handler given to `drainOutbox`. */
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Waiting events with the same kind and key are equivalent; the handler runs once, with the newest. */
  readonly key?: string
}

/** Records an event in the caller's transaction. Sends no notification: the worker polls (`watchOutbox`). */
const add = async (tx: Db, { kind, payload, key }: OutboxMessage): Promise<void> => {
  await sql`
    insert into outbox (kind, key, payload) values (${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb)`.execute(
    tx,
  )
}

/** The statement that records a fact if `condition` holds: the last part of one that also makes the fact true. */
const insertWhere = ({ kind, payload }: OutboxMessage, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into outbox (kind, payload) select ${kind}, ${JSON.stringify(payload)}::jsonb where ${condition}`

/** The same for facts of which `payloads` selects one column. */
const insertFrom = (kind: string, payloads: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into outbox (kind, payload) select ${kind}::text, payload from (${payloads}) fact (payload)`

export const outbox = { add, insertWhere, insertFrom }
