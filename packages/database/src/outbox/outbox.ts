import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

export interface OutboxMessage {
  /** Who reacts: the name of a handler given to `drainOutbox`. */
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Waiting events of one kind and key say the same thing; the handler runs once, with the newest. */
  readonly key?: string
}

/** Records a fact in the caller's transaction. Nobody is told: the worker looks for itself (`watchOutbox`). */
const add = async (tx: Db, { kind, payload, key }: OutboxMessage): Promise<void> => {
  await sql`
    insert into outbox (kind, key, payload) values (${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb)`.execute(
    tx,
  )
}

export const outbox = { add }
