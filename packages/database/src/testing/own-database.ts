import { type Database, type DatabaseOptions, openDatabase } from '../connection/open-database.ts'
import { borrowDatabase } from './test-databases.ts'

export interface OwnDatabase extends AsyncDisposable {
  readonly url: string
  readonly database: Database
}

/** A migrated database for one test, with connections to it: `await using own = await ownDatabase()`. */
export const ownDatabase = async (options: Partial<DatabaseOptions> = {}): Promise<OwnDatabase> => {
  await using opened = new AsyncDisposableStack()
  const { url } = opened.use(await borrowDatabase())
  const database = opened.adopt(await openDatabase({ url, ...options }), (it) => it.close())
  const disposables = opened.move()
  return { url, database, [Symbol.asyncDispose]: () => disposables.disposeAsync() }
}
