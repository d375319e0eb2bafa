import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Prepared } from './prepared-query.ts'
import type { SharedConnections } from './shared-connections.ts'
import { createStatementNames } from './statement-names.ts'
import { isInTransaction } from './transaction.ts'
import { asUnavailable, isReadTimeout } from './unavailable.ts'

/** A pool as Kysely sees it: names repeated statements, and maps an unreachable database to the catalog's error. */
export interface KyselyPools {
  /** Connections used by one transaction each. */
  readonly forTransactions: PostgresPool
  /** Connections shared by single statements. */
  readonly forStatements: PostgresPool
}

export const kyselyPools = (
  pool: pg.Pool,
  /** Absent: every statement has a connection to itself, and `pg` sends it. */
  sharing: { readonly connections: SharedConnections; readonly send: Send } | undefined,
  { refuseSecondConnection = false }: { readonly refuseSecondConnection?: boolean } = {},
): KyselyPools => {
  const send = sharing?.send ?? sendPlain
  const nameOf = createStatementNames()
  const refuseWithinTransaction = () => {
    if (!refuseSecondConnection || !isInTransaction()) return
    throw new Error('Work inside a transaction asked for a second connection; it has to go through the transaction.')
  }
  const poolOf = ({ connect, release }: Pick<SharedConnections, 'connect' | 'release'>): PostgresPool => {
    // Kysely identifies its side of a connection by this object, so each connection keeps the one it got.
    const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
    return {
      options: pool.options,
      connect: async () => {
        refuseWithinTransaction()
        const client = await connect().catch((error: unknown) => {
          throw asUnavailable(error)
        })
        const kyselyClient = known.get(client) ?? kyselyClientOf(client, { nameOf, send, release })
        known.set(client, kyselyClient)
        return kyselyClient
      },
      // The pool outlives Kysely; `openDatabase` ends it.
      end: async () => undefined,
    }
  }
  const forTransactions = poolOf({
    connect: () => pool.connect(),
    release: (client, isBroken) => client.release(isBroken),
  })
  return { forTransactions, forStatements: sharing ? poolOf(sharing.connections) : forTransactions }
}

/** Sends a statement on a connection. */
export type Send = (client: pg.PoolClient, query: Prepared) => Promise<unknown>

const sendPlain: Send = (client, { name, text, values }) =>
  client.query({ ...(name !== undefined && { name }), text, values: [...values] })

interface Sending {
  readonly nameOf: (text: string) => string | undefined
  readonly send: Send
  readonly release: SharedConnections['release']
}

const kyselyClientOf = (client: pg.PoolClient, { nameOf, send, release }: Sending): PostgresPoolClient => {
  let timedOut: Error | undefined
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (timedOut) throw asUnavailable(timedOut)
    try {
      const result = await send(client, { name: nameOf(text), text, values: parameters })
      return result as PostgresQueryResult<R>
    } catch (error) {
      if (isReadTimeout(error)) timedOut = error as Error
      throw asUnavailable(error)
    }
  }
  return {
    // Kysely's other overload of `query` takes cursors; it is never called unless `cursor` is configured.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => release(client, destroy === true || timedOut !== undefined),
  }
}
