import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { PostgresDialect as CodegenDialect, generate } from 'kysely-codegen'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { migrate } from './migrations/migrate.ts'

const OUT_FILE = fileURLToPath(new URL('./tables.generated.ts', import.meta.url))

/**
 * Reads the table types from a database freshly created by the migrations and writes tables.generated.ts; with
 * `verify`, only compares and throws when the file is stale. Development only: needs kysely-codegen.
 */
export const generateTables = async ({ verify = false }: { verify?: boolean } = {}): Promise<void> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corkboard-gen-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  try {
    await migrate(postgres.url)
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
    pool.on('error', () => undefined)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    await generate({
      db,
      dialect: new CodegenDialect(),
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      outFile: OUT_FILE,
      verify,
    })
    await db.destroy()
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}
