import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readState, resetDatabase, type State } from './reset-database.ts'
import { ensureTemplate } from './template.ts'

/** A migrated database that no other test uses, as empty as after its migrations. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string
}

interface Pooled {
  readonly name: string
  readonly url: string
  /** The state it is reset to. */
  readonly pristine: State
}

/** Databases of this process that wait for their next test; each is reset by the time its promise resolves. */
const free: Promise<Pooled | undefined>[] = []

/** `await using database = await borrowDatabase()`: disposing ends connections that are still open and empties it. */
export const borrowDatabase = async (): Promise<TestDatabase> => {
  const pooled = (await free.pop()) ?? (await createDatabase())
  return {
    url: pooled.url,
    [Symbol.asyncDispose]: async () => {
      const reset = resetOrDrop(pooled)
      free.push(reset)
      await reset
    },
  }
}

/** Drops the databases that a test run left on a server that keeps running. */
export const dropTestDatabases = (): Promise<void> =>
  asAdmin(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  })

const adminUrl = (): string => {
  const url = process.env['CORKBOARD_TEST_DATABASE_URL']
  if (!url) throw new Error('No test server: run the tests through vitest.config.ts, whose global setup starts one.')
  return url
}

/** Runs may share a server; each drops its own. */
const prefix = (): string => `corkboard_test_${process.env['CORKBOARD_TEST_RUN'] ?? ''}`

const createDatabase = async (): Promise<Pooled> => {
  const template = await ensureTemplate(adminUrl())
  const name = `${prefix()}_${randomBytes(6).toString('hex')}`
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`))
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return { name, url: url.href, pristine: await withClient(url.href, readState) }
}

/** @returns undefined if it could not be restored */
const resetOrDrop = async (pooled: Pooled): Promise<Pooled | undefined> => {
  const isReset = await withClient(pooled.url, (client) => resetDatabase(client, pooled.pristine)).catch(() => false)
  if (isReset) return pooled
  await asAdmin((admin) => admin.query(`drop database if exists ${pooled.name} with (force)`))
  return undefined
}

const asAdmin = <T>(work: (admin: pg.Client) => Promise<T>): Promise<T> => withClient(adminUrl(), work)

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
