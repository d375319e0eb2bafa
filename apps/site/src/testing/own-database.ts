import { createTestDatabases, type Database, openDatabase } from '@corkboard/database'

/** A migrated database for one test, on the server of the test run: `await using own = await ownDatabase()`. */
export const ownDatabase = async (): Promise<
  AsyncDisposable & { readonly url: string; readonly database: Database }
> => {
  const adminUrl = process.env['CORKBOARD_TEST_DATABASE_URL']
  if (!adminUrl) throw new Error('Run the tests through vitest.config.ts, whose global setup starts the server.')
  const clone = await createTestDatabases({ adminUrl }).clone()
  const database = await openDatabase({ url: clone.url })
  return {
    url: clone.url,
    database,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await clone.drop()
    },
  }
}
