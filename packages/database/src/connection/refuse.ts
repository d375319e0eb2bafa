import { type RawBuilder, sql } from 'kysely'

/** SQLSTATE of what `refuse_write` raises. */
const REFUSED = 'CB001'

/** SQL that makes its statement fail with this reason, so that a transaction is undone without asking how it went. */
export const refuse = (reason: RawBuilder<string>): RawBuilder<unknown> => sql`refuse_write(${reason})`

/** The reason that a statement failed with. */
export const refusedWith = (error: unknown): string | undefined =>
  (error as { code?: unknown } | null)?.code === REFUSED ? (error as Error).message : undefined
