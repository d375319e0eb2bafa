import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { type Prepared, PreparedQuery } from './prepared-query.ts'
import type { SharedConnections } from './shared-connections.ts'
import { createStatementNames } from './statement-names.ts'
import { isInTransaction } from './transaction.ts'
import { asUnavailable, isReadTimeout } from './unavailable.ts'

/** A pool as Kysely sees it: repeated statements are named, a database that is away is the catalog's error. */
export interface KyselyPools {
  /** Each connection is one transaction's. */
  readonly forTransactions: PostgresPool
  /** Connections that single statements share. */
  readonly forStatements: PostgresPool
}

export const kyselyPools = (
  pool: pg.Pool,
  shared: SharedConnections,
  { refuseSecondConnection = false }: { readonly refuseSecondConnection?: boolean } = {},
): KyselyPools => {
  const nameOf = createStatementNames()
  const refuseWithinTransaction = () => {
    if (!refuseSecondConnection || !isInTransaction()) return
    throw new Error('Work inside a transaction asked for a second connection; it has to go through the transaction.')
  }
  const poolOf = ({ connect, release }: Pick<SharedConnections, 'connect' | 'release'>): PostgresPool => {
    // Kysely remembers its own side of a connection by this object, so a connection keeps the one it got.
    const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
    return {
      options: pool.options,
      connect: async () => {
        refuseWithinTransaction()
        const client = await connect().catch((error: unknown) => {
          throw asUnavailable(error)
        })
        const kyselyClient = known.get(client) ?? kyselyClientOf(client, nameOf, release)
        known.set(client, kyselyClient)
        return kyselyClient
      },
      // The pool outlives Kysely; `openDatabase` ends it.
      end: async () => undefined,
    }
  }
  return {
    forTransactions: poolOf({ connect: () => pool.connect(), release: (client, isBroken) => client.release(isBroken) }),
    forStatements: poolOf(shared),
  }
}

/** Without name and values a text may hold several statements, which only the driver's simple query takes. */
const runQuery = (client: pg.PoolClient, query: Prepared): Promise<unknown> =>
  query.name === undefined && query.values.length === 0
    ? client.query(query.text)
    : new Promise((resolve, reject) => {
        client.query(new PreparedQuery(query, (error, result) => (error ? reject(error) : resolve(result))))
      })

const kyselyClientOf = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  release: SharedConnections['release'],
): PostgresPoolClient => {
  let timedOut: Error | undefined
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (timedOut) throw asUnavailable(timedOut)
    try {
      const result = await runQuery(client, { name: nameOf(text), text, values: parameters })
      return result as PostgresQueryResult<R>
    } catch (error) {
      if (isReadTimeout(error)) timedOut = error as Error
      throw asUnavailable(error)
    }
  }
  return {
    // Kysely's other form of `query` takes cursors; without a `cursor` in its configuration it is never called.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => release(client, destroy === true || timedOut !== undefined),
  }
}
