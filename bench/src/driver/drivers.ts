import { type DatabaseDriver, openDatabase } from '@corkboard/database'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import pg from 'pg'
import postgres from 'postgres'

/** A driver under Kysely: single statements may share connections, a transaction has one to itself. */
export interface Connected {
  readonly statements: Kysely<unknown>
  readonly transactions: Kysely<unknown>
}

const CONNECTIONS = 10

const opened = async (url: string, driver: DatabaseDriver): Promise<Connected> => {
  const { db, transaction } = await openDatabase({ url, driver, poolSize: CONNECTIONS })
  const statements = db as unknown as Kysely<unknown>
  // The database keeps its Kysely for transactions to itself.
  const transactions = {
    transaction: () => ({ execute: (work: (tx: unknown) => Promise<unknown>) => transaction((tx) => work(tx)) }),
  } as unknown as Kysely<unknown>
  return { statements, transactions }
}

const ours = (url: string): Promise<Connected> => opened(url, 'shared')

/** What `DATABASE_DRIVER=plain` sets. */
const plain = (url: string): Promise<Connected> => opened(url, 'plain')

/** What we hand over as JSON is text already; `int8` is a string there too. */
const connect = (url: string) => {
  // This driver parses addresses differently from `pg`, so it gets what `pg` makes of ours.
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  return postgres({
    host,
    port,
    user,
    ...(typeof password === 'string' && { password }),
    ...(database !== undefined && { database }),
    max: CONNECTIONS,
    types: {
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
        parse: (text: string) => JSON.parse(text) as unknown,
      },
    },
  })
}

/** `postgres` under the published dialect, which takes a connection for every statement. */
const dialect = async (url: string): Promise<Connected> => {
  const db = new Kysely<unknown>({ dialect: new PostgresJSDialect({ postgres: connect(url) }) })
  return { statements: db, transactions: db }
}

type Sender = Pick<postgres.Sql, 'unsafe'>

const connectionOver = (sender: Sender): DatabaseConnection => ({
  executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    const result = await sender.unsafe(sql, [...parameters] as postgres.ParameterOrJSON<never>[], { prepare: true })
    return { rows: result as unknown as R[], numAffectedRows: BigInt(result.count ?? 0) }
  },
  streamQuery: () => {
    throw new Error('Not measured')
  },
})

/** `postgres` as it is at its best: single statements go to whichever connection it chooses, several on one at a time. */
const pipelined = async (url: string): Promise<Connected> => {
  const sql = connect(url)
  const shared = connectionOver(sql)
  const over = (driver: Pick<Driver, 'acquireConnection' | 'releaseConnection'>): Kysely<unknown> =>
    new Kysely<unknown>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createDriver: () => ({
          ...driver,
          init: async () => undefined,
          destroy: async () => undefined,
          beginTransaction: async (connection) => void (await connection.executeQuery(CompiledQuery.raw('begin'))),
          commitTransaction: async (connection) => void (await connection.executeQuery(CompiledQuery.raw('commit'))),
          rollbackTransaction: async (connection) =>
            void (await connection.executeQuery(CompiledQuery.raw('rollback'))),
        }),
      },
    })
  const reserved = new WeakMap<DatabaseConnection, postgres.ReservedSql>()
  return {
    statements: over({ acquireConnection: async () => shared, releaseConnection: async () => undefined }),
    transactions: over({
      acquireConnection: async () => {
        const own = await sql.reserve()
        const connection = connectionOver(own)
        reserved.set(connection, own)
        return connection
      },
      releaseConnection: async (connection) => reserved.get(connection)?.release(),
    }),
  }
}

export const DRIVERS = { ours, plain, dialect, pipelined } satisfies Record<string, (url: string) => Promise<Connected>>
export type DriverName = keyof typeof DRIVERS
