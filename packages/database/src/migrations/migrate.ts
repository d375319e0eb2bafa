import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobQueue } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import { jobQueueLogger } from '../jobs/job-queue-logger.ts'
import { type Migration, loadMigrations } from './migration-files.ts'
import { SchemaChangedError, SchemaTooNewError, ServerTooOldError } from './schema-errors.ts'

export interface MigrateOptions {
  readonly log?: Logger
  /** Default: the migrations that come with this code. */
  readonly migrations?: readonly Migration[]
  /**
   * How long a migration waits for a lock before it lets the requests behind it pass and retries; 4 seconds by default.
   */
  readonly lockTimeoutMs?: number
}

const OLDEST_SERVER = 150_000
/** Any number that no other program uses on the same database; this one spells "cork". */
const LOCK = 0x63_6f_72_6b
/** A server that takes longer to accept a connection is of no use to requests either. */
const CONNECT_WITHIN_MS = 10_000
const LOCK_WITHIN_MS = 4_000
const LOCK_ATTEMPTS = 5
const BETWEEN_ATTEMPTS_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Migrates the schema of the database to this code: each migration in its own transaction, one process at a time.
 *
 * @throws SchemaTooNewError, SchemaChangedError, ServerTooOldError: nothing was changed.
 */
export const migrate = async (url: string, options: MigrateOptions = {}): Promise<{ applied: string[] }> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'corkboard migrate',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  client.on('error', (error) => options.log?.warn({ err: error }, 'lost the connection that migrates'))
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = await findPending(client, options.migrations ?? loadMigrations())
    const logger = jobQueueLogger(options.log)
    await migrateJobQueue({ connectionString: url, logger, noHandleSignals: true })
    for (const migration of pending) await apply(client, migration, options)
    return { applied: pending.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

const refuseOldServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0] && rows[0].number < OLDEST_SERVER) throw new ServerTooOldError(rows[0].version)
}

const findPending = async (client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> => {
  await client.query(`
    create table if not exists schema_migrations (
      name text collate "C" primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const landed = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...landed.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new SchemaTooNewError(unknown)
  const changed = migrations.find(({ name, checksum }) => (landed.get(name) ?? checksum) !== checksum)
  if (changed) throw new SchemaChangedError(changed.name)
  return migrations.filter(({ name }) => !landed.has(name))
}

const apply = async (client: pg.Client, migration: Migration, options: MigrateOptions): Promise<void> => {
  const { name, text, checksum } = migration
  const { log, lockTimeoutMs = LOCK_WITHIN_MS } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      await client.query(text)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('commit')
      log?.info({ migration: name }, 'migrated')
      return
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const isBusy = (error as pg.DatabaseError).code === LOCK_NOT_AVAILABLE
      if (!isBusy || attempt >= LOCK_ATTEMPTS) {
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      log?.warn({ migration: name, attempt }, 'a table is busy, the migration tries again')
      await sleep(BETWEEN_ATTEMPTS_MS)
    }
  }
}
