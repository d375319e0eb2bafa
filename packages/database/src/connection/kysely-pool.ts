import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { createStatementNames } from './statement-names.ts'
import { isInTransaction } from './transaction.ts'
import { asUnavailable, isReadTimeout } from './unavailable.ts'

/**
 * What Kysely sees of the pool: the same connections, with repeated statements named and a database that is away
 * turned into the catalogue's error.
 */
export const kyselyPool = (
  pool: pg.Pool,
  { refuseSecondConnection = false }: { readonly refuseSecondConnection?: boolean } = {},
): PostgresPool => {
  const nameOf = createStatementNames()
  // Kysely remembers its own side of a connection by this object, so a connection keeps the one it got.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      if (refuseSecondConnection && isInTransaction()) {
        throw new Error(
          'Work inside a transaction asked for a second connection; it has to go through the transaction.',
        )
      }
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error)
      })
      const kyselyClient = known.get(client) ?? kyselyClientOf(client, nameOf)
      known.set(client, kyselyClient)
      return kyselyClient
    },
    // The pool outlives Kysely; `openDatabase` ends it.
    end: async () => undefined,
  }
}

const kyselyClientOf = (client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient => {
  let timedOut: Error | undefined
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (timedOut) throw asUnavailable(timedOut)
    try {
      const result = await client.query({ name: nameOf(text), text, values: [...parameters] })
      return result as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (isReadTimeout(error)) timedOut = error as Error
      throw asUnavailable(error)
    }
  }
  return {
    // Kysely's other form of `query` takes cursors; without a `cursor` in its configuration it is never called.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || timedOut !== undefined),
  }
}
