/**
 * Statements as sent to the server. NOTE: this is the only file that depends on the internals of `pg`.
 * `pg-inside.test.ts` checks its assumptions, and `DATABASE_DRIVER=plain` works without it
 * (docs/decisions/database-driver.md).
 */
import type { Duplex } from 'node:stream'
import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import { READ_TIMEOUT } from './unavailable.ts'
import { type ColumnDescription, type RowReader, rowReader } from './row-reader.ts'

/** What `pg` exposes to query classes of third parties, such as `pg-cursor`. */
interface Connection {
  readonly stream: Duplex
  /** Names and texts of statements that the server has prepared on this connection, or is about to prepare. */
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  sendCopyFail(message: string): void
}

interface RowDescription {
  readonly fields: readonly ColumnDescription[]
}

export interface Prepared {
  /** Name of the statement on this connection. Without one it is prepared and described each time. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

interface PreparedResult {
  readonly command: 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE' | 'SELECT' | (string & {})
  readonly rowCount: number
  readonly rows: unknown[]
}

/** For statements that return no rows. */
const NO_ROWS: RowReader = () => ({})

const SYNC = serialize.sync()
const EXECUTE = serialize.execute()
const DESCRIBE = serialize.describe({ type: 'P' })

/**
 * How the rows of named statements are read. This stays valid, because a server refuses to run a statement whose columns
 * have changed.
 */
const described = new WeakMap<Connection, Map<string, RowReader>>()

const ID = /^-?\d+$/
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value)

/** Arrays of ids need no quotes, which cost `pg` a regular expression for each element. */
const prepareValue = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every(isId) ? `{${value.join()}}` : utils.prepareValue(value)

const corked = new WeakSet<Duplex>()

/** What is written to a connection within one turn of the event loop leaves together. */
const corkForThisTurn = (stream: Duplex): void => {
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  setImmediate(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

/**
 * A statement in the extended protocol. `pg`'s own query requests the row description each time, which both sides then
 * encode and decode, and sends five messages where this sends one packet: for a row of forty columns that is two fifths
 * of the client's cost of a statement.
 */
class PreparedQuery implements pg.Submittable {
  readonly name: string | undefined
  readonly text: string
  /** Exposed like in `pg`'s own query, for observers such as a tracer. */
  readonly values: readonly unknown[]
  readonly #rows: unknown[] = []
  #known: Map<string, RowReader> = new Map()
  #read: RowReader | undefined
  #tag = ''
  #failure: unknown
  callback: (error: unknown, result?: PreparedResult) => void

  constructor({ name, text, values }: Prepared, callback: PreparedQuery['callback']) {
    this.name = name
    this.text = text
    this.values = values
    this.callback = callback
  }

  submit(pgConnection: pg.Connection): Error | undefined {
    const connection = pgConnection as unknown as Connection
    let messages: Buffer[]
    try {
      messages = this.#messages(connection)
    } catch (error) {
      // A value cannot be sent. Nothing has been sent yet.
      return error as Error
    }
    if (connection.stream.writable) {
      corkForThisTurn(connection.stream)
      connection.stream.write(Buffer.concat(messages))
    }
    return undefined
  }

  #messages(connection: Connection): Buffer[] {
    const { name, text } = this
    this.#known = described.get(connection) ?? new Map()
    described.set(connection, this.#known)
    this.#read = name === undefined ? undefined : this.#known.get(name)
    const bind = serialize.bind({ statement: name, values: [...this.values], valueMapper: prepareValue })
    if (this.#read) return [bind, EXECUTE, SYNC]
    const isParsed =
      name !== undefined &&
      (connection.parsedStatements[name] !== undefined || connection.submittedNamedStatements[name] !== undefined)
    if (isParsed) return [bind, DESCRIBE, EXECUTE, SYNC]
    if (name !== undefined) connection.submittedNamedStatements[name] = text
    return [serialize.parse({ name, text }), bind, DESCRIBE, EXECUTE, SYNC]
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#read = rowReader(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined) return
    try {
      this.#rows.push(this.#read!(fields))
    } catch (error) {
      this.#failure = error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text
    // Only stored now: a failure between description and end may be caused by missing columns.
    if (this.name !== undefined) this.#known.set(this.name, this.#read ?? NO_ROWS)
  }

  handleReadyForQuery(): void {
    if (this.#failure !== undefined) this.callback(this.#failure)
    else this.callback(null, { ...outcomeOf(this.#tag), rows: this.#rows })
  }

  handleError(error: unknown): void {
    this.callback(this.#failure ?? error)
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFail('This statement has no source to copy from')
  }

  handleCopyData(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

// On a pipelined connection, `pg` sends only instances of its own class.
Object.setPrototypeOf(PreparedQuery.prototype, pg.Query.prototype as object)

/** `SELECT 25`, `INSERT 0 1`, `BEGIN` (PostgreSQL manual, 54.7, CommandComplete). */
const outcomeOf = (tag: string): Pick<PreparedResult, 'command' | 'rowCount'> => {
  const [command = '', ...counts] = tag.split(' ')
  return { command, rowCount: Number.parseInt(counts.at(-1) ?? '', 10) || 0 }
}

/**
 * Sends statements, and waits `answerWithinMs` for each result; 0 means no limit. A statement without a result ends its
 * connection, which has sent others behind it: all of them fail.
 *
 * Callbacks are passed on as arguments, and `pg` has no `query_timeout`. It would put a function of its own into the
 * query, and V8 places functions that are assigned to properties into the old generation at once: results would stay in
 * memory, copied twice, until the whole heap is collected (docs/decisions/young-generation.md).
 */
export const sendPrepared =
  (answerWithinMs: number) =>
  (client: pg.PoolClient, query: Prepared): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { stream } = (client as unknown as { readonly connection: Connection }).connection
      const giveUp = (): void => {
        reject(new Error(READ_TIMEOUT))
        stream.destroy()
      }
      const timer = answerWithinMs > 0 ? setTimeout(giveUp, answerWithinMs) : undefined
      const onResult = (error: unknown, result?: unknown): void => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      }
      if (query.name !== undefined || query.values.length > 0) return client.query(new PreparedQuery(query, onResult))
      // Without name and values a text may hold several statements, which only the simple query of `pg` takes.
      corkForThisTurn(stream)
      return client.query(query.text, onResult)
    })
