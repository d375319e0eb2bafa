import { type Database, type DatabaseOptions, openDatabase } from '../connection/open-database.ts'
import { createTestDatabases } from './test-databases.ts'

export interface OwnDatabase extends AsyncDisposable {
  readonly url: string
  readonly database: Database
}

/** A migrated database for one test of this package: `await using own = await ownDatabase()`. */
export const ownDatabase = async (options: Partial<DatabaseOptions> = {}): Promise<OwnDatabase> => {
  const adminUrl = process.env['CORKBOARD_TEST_DATABASE_URL']
  if (!adminUrl) throw new Error('Run the tests through vitest.config.ts, whose global setup starts the server.')
  const clone = await createTestDatabases({ adminUrl }).clone()
  const database = await openDatabase({ url: clone.url, ...options })
  return {
    url: clone.url,
    database,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await clone.drop()
    },
  }
}
