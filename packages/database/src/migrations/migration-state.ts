import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'
import { loadMigrations } from './migration-files.ts'

export interface MigrationState {
  /** True when the database has what this code expects. During a rolling update it may have more. */
  readonly isAtHead: boolean
  /** True when no migration has ever been applied. */
  readonly isNew: boolean
  readonly pending: readonly string[]
  readonly unknown: readonly string[]
}

let names: readonly string[] | undefined

/** For `/readyz`: one small query. Throws `request.unavailable` when the database is down. */
export const migrationState = async (db: Db): Promise<MigrationState> => {
  names ??= loadMigrations().map(({ name }) => name)
  const known = names
  const exists = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db)
  const landed = exists.rows[0]?.exists
    ? await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
    : { rows: [] }
  const found = new Set(landed.rows.map(({ name }) => name))
  const pending = known.filter((name) => !found.has(name))
  const unknown = [...found].filter((name) => !known.includes(name))
  return { isAtHead: pending.length === 0, isNew: found.size === 0, pending, unknown }
}
