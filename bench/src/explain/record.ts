import pg from 'pg'

/** A statement as given to the driver. */
export interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
}

const NOT_READS = /^\s*(?:begin|commit|rollback|set|listen|unlisten|savepoint|release|select pg_notify)\b/i
/** Runs per text whose values are kept, because plans may differ with them. */
const PLANS_PER_STATEMENT = 4

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** Records every statement that any client in this process sends, until `stop`. */
export const recordStatements = () => {
  const seen = new Map<string, Recorded[]>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  const note = ([first, second]: readonly unknown[]): void => {
    const query = typeof first === 'string' ? { text: first, values: second } : (first as Partial<Recorded>)
    if (typeof query.text !== 'string' || NOT_READS.test(query.text)) return
    const values = Array.isArray(query.values) ? (query.values as unknown[]) : []
    const runs = seen.get(query.text) ?? []
    if (runs.length < PLANS_PER_STATEMENT) runs.push({ text: query.text, values })
    seen.set(query.text, runs)
  }
  prototype.query = function record(...given) {
    note(given)
    return query.apply(this, given)
  }
  return {
    /** Returns the runs of each text sent since the last call. */
    take: (): Recorded[][] => {
      const runs = [...seen.values()]
      seen.clear()
      return runs
    },
    stop: () => {
      prototype.query = query
    },
  }
}
