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
    const asked = typeof first === 'string' ? { text: first, values: second } : (first as Partial<Recorded>)
    if (typeof asked.text !== 'string' || NOT_READS.test(asked.text)) return
    const values = Array.isArray(asked.values) ? (asked.values as unknown[]) : []
    const runs = seen.get(asked.text) ?? []
    if (runs.length < PLANS_PER_STATEMENT) runs.push({ text: asked.text, values })
    seen.set(asked.text, runs)
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
