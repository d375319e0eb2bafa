import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../migrations/migrate.ts'
import { loadMigrations } from '../migrations/migration-files.ts'

export interface TestDatabases {
  /** Makes the migrated template unless the server has it; answers with its name. Processes may call it at once. */
  template(): Promise<string>
  /** A database of one's own, copied from the template: tens of milliseconds. */
  clone(): Promise<TestDatabase>
}

export interface TestDatabase {
  readonly url: string
  /** Throws connections out that are still open. */
  drop(): Promise<void>
}

/** One maker of templates at a time on a server; the number is any that nobody else uses. */
const LOCK = 0x74_65_73_74

/** For tests: `adminUrl` leads to a server and a user who may create databases on it. */
export const createTestDatabases = ({ adminUrl }: { adminUrl: string }): TestDatabases => {
  let made: Promise<string> | undefined
  const template = (): Promise<string> => (made ??= ensureTemplate(adminUrl))
  return {
    template,
    clone: async () => {
      const source = await template()
      const name = `corkboard_test_${randomBytes(6).toString('hex')}`
      await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${source}`))
      return {
        url: urlOf(adminUrl, name),
        drop: async () => {
          await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
        },
      }
    },
  }
}

const ensureTemplate = (adminUrl: string): Promise<string> =>
  asAdmin(adminUrl, async (admin) => {
    // Named after what is in it, so that a lasting server needs it made once for each state of the migrations.
    const checksums = loadMigrations().map(({ checksum }) => checksum)
    const name = `corkboard_template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)}`
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Under its name only when complete: a run that is stopped halfway leaves nothing that looks ready.
    const half = `${name}_half`
    await admin.query(`drop database if exists ${half} with (force)`)
    await admin.query(`create database ${half}`)
    await migrate(urlOf(adminUrl, half))
    await admin.query(`alter database ${half} rename to ${name}`)
    return name
  })

const asAdmin = async <T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}
