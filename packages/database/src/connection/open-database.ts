import { Kysely, PostgresDialect, type PostgresPool, type Transaction, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { DB } from '../tables.generated.ts'
import { kyselyPools } from './kysely-pool.ts'
import { type Listening, listen } from './listen.ts'
import { shareConnections } from './shared-connections.ts'
import { runTransaction } from './transaction.ts'

/** Every table of the product, as the migrations leave it. Made by `npm run gen`. */
export type Tables = DB
/** What store functions take: the database, or the transaction the caller is in. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * How statements are sent. `shared`: single ones share connections, and all are described once (`prepared-query.ts`, the
 * one file that knows the inside of `pg`). `plain`: as `pg` does it, for when a new `pg` breaks the former.
 */
export type DatabaseDriver = 'shared' | 'plain'

export interface DatabaseOptions {
  readonly url: string
  /** Default `shared`. */
  readonly driver?: DatabaseDriver
  /** Connections this process may hold. Default 10: more only queue in the server. */
  readonly poolSize?: number
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string
  readonly log?: Logger
  /** A server that follows this one, for reads that may be a moment behind. */
  readonly replicaUrl?: string
  /** The longest a single statement may take. Default 15 seconds; a worker may want more. 0 is no limit. */
  readonly statementTimeoutMs?: number
  /**
   * Refuses work inside a transaction that goes past it to the pool: once all connections are in transactions, such
   * work waits for ever. Default false; for tests, since only many requests at once would show it.
   */
  readonly refuseSecondConnection?: boolean
}

export interface Database {
  readonly db: Db
  /** Reads that may be a moment behind; the database itself when there is no replica. */
  readonly replica: Db
  /** For what Kysely cannot say, such as COPY. Its errors are the driver's own. */
  readonly pool: pg.Pool
  /** Statements that wait for others, here or in the server, because all connections are in use. */
  waiting(): number
  /** Serialization failures and deadlocks run `work` again, at most three times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Receives what `notify` sends on the channel, until the function it answers with is called. */
  listen(channel: string, on: Listening): Promise<() => Promise<void>>
  /** Ends listeners, lets running queries finish, closes the connections. */
  close(): Promise<void>
}

const POOL_SIZE = 10
const STATEMENT_TIMEOUT_MS = 15_000
/** With the database away a request fails within this (quality.md §2), and so it does when all connections are taken. */
const CONNECT_WITHIN_MS = 2_000
/** The server enforces its timeout itself; past this grace it is taken to be gone without a word. */
const READ_GRACE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 60_000

/** Opens lazily: succeeds while the database is away, whose return needs no restart. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const pool = openPool(options.url, options)
  const replicaPool = options.replicaUrl === undefined ? undefined : openPool(options.replicaUrl, options)
  const { db, transactions, waiting } = await kyselyOn(pool, options)
  const replica = replicaPool ? (await kyselyOn(replicaPool, options)).db : db
  const listeners = new Set<() => Promise<void>>()
  return {
    db,
    replica,
    pool,
    waiting,
    transaction: (work) => runTransaction(transactions, work),
    listen: async (channel, on) => {
      const stop = await listen({ url: options.url, channel, on, log: options.log })
      listeners.add(stop)
      return () => {
        listeners.delete(stop)
        return stop()
      }
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await Promise.all([db.destroy(), transactions.destroy()])
      if (replicaPool) await replica.destroy()
      await Promise.all([pool.end(), replicaPool?.end()])
    },
  }
}

const openPool = (url: string, options: DatabaseOptions): pg.Pool => {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? POOL_SIZE,
    application_name: options.applicationName ?? 'corkboard',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: statementTimeoutMs || false,
    query_timeout: statementTimeoutMs ? statementTimeoutMs + READ_GRACE_MS : undefined,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Statements are sent while others are still being answered.
    pipeline: options.driver !== 'plain',
  })
  // Without a listener the server's farewell would end the process: on an idle connection, which the pool reports, and
  // on one in use between two queries, which it does not.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'lost an idle database connection'))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log?.debug({ err: error }, 'lost a database connection'))
  })
  return pool
}

interface KyselyOn {
  readonly db: Db
  readonly transactions: Db
  readonly waiting: () => number
}

const kyselyOn = async (pool: pg.Pool, options: DatabaseOptions): Promise<KyselyOn> => {
  const sharing = options.driver === 'plain' ? undefined : await shareStatements(pool)
  const { forStatements, forTransactions } = kyselyPools(pool, sharing, options)
  const over = (one: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: one }) })
  const waiting = sharing?.connections.waiting ?? (() => pool.waitingCount)
  return { db: over(forStatements), transactions: over(forTransactions), waiting }
}

/** Read only when it is wanted: should a new `pg` have moved what it needs, the plain driver still starts. */
const shareStatements = async (pool: pg.Pool) => {
  const { sendPrepared } = await import('./prepared-query.ts')
  return { connections: shareConnections(pool), send: sendPrepared }
}

/** Tells every listener of the channel, once the transaction has committed. At most 8,000 bytes. */
export const notify = async (tx: Db, channel: string, payload: string): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}
