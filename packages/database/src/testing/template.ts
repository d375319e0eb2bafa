import { createHash } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../migrations/migrate.ts'
import { loadMigrations } from '../migrations/migration-files.ts'

/** One process at a time makes the template; the number is any that nothing else uses. */
const LOCK = 0x74_65_73_74

let made: Promise<string> | undefined

/**
 * Creates the migrated template unless the server has it, and returns its name. Several processes may call it at the
 * same time.
 */
export const ensureTemplate = (adminUrl: string): Promise<string> => (made ??= makeTemplate(adminUrl))

const makeTemplate = async (adminUrl: string): Promise<string> => {
  // Named after its content, so a permanent server needs one template per state of the migrations.
  const checksums = loadMigrations().map(({ checksum }) => checksum)
  const name = `corkboard_template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Gets its final name only when complete: an interrupted run leaves nothing that looks ready.
    const half = `${name}_half`
    await admin.query(`drop database if exists ${half} with (force)`)
    await admin.query(`create database ${half}`)
    const url = new URL(adminUrl)
    url.pathname = `/${half}`
    await migrate(url.href)
    await admin.query(`alter database ${half} rename to ${name}`)
    return name
  } finally {
    await admin.end()
  }
}
