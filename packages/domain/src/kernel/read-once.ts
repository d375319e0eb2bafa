import type { Id } from '@corkboard/contract'
import DataLoader from 'dataloader'
import type { Ctx, Reads } from './context.ts'

type Load<Row> = (ctx: Ctx, ids: readonly Id[]) => Promise<Map<Id, Row>>

export interface ReadOnce<Row> extends Load<Row> {
  /** Caches a row that came with another query; `undefined` means it does not exist. */
  know(ctx: Ctx, id: Id, row: Row | undefined): void
  /** Announces a row that another query is reading. */
  expect(ctx: Ctx, id: Id, row: Promise<Row | undefined>): void
  /** A row that another part of the request is reading; `undefined` if none does. Reads nothing itself. */
  expected(ctx: Ctx, id: Id): Promise<Row | undefined>
}

interface Reader<Row> {
  readonly loader: DataLoader<Id, Row | undefined>
  readonly coming: Map<Id, Promise<Row | undefined>>
}

/** As long as a loader waits for more ids: parts of a request that started together have announced their reads. */
const othersHaveBegun = (): Promise<void> =>
  new Promise((resolve) => void Promise.resolve().then(() => process.nextTick(resolve)))

/**
 * Caches rows that several parts of one request need. Ids requested at the same time share one statement, and results
 * are not queried again until the request writes something. Inside a transaction, and for a context that outlives
 * requests, nothing is cached.
 */
export const readOnce = <Row>(load: Load<Row>): ReadOnce<Row> => {
  const readerOf = (ctx: Ctx, reads: Reads): Reader<Row> => {
    const known = reads.get(load) as Reader<Row> | undefined
    if (known) return known
    const coming = new Map<Id, Promise<Row | undefined>>()
    const loader = new DataLoader<Id, Row | undefined>(async (ids) => {
      const missing = ids.filter((id) => !coming.has(id))
      const rows = missing.length > 0 ? await load(ctx, missing) : undefined
      return Promise.all(ids.map((id) => coming.get(id) ?? rows?.get(id)))
    })
    const reader = { loader, coming }
    reads.set(load, reader)
    return reader
  }
  const read: Load<Row> = async (ctx, ids) => {
    if (!ctx.reads) return load(ctx, ids)
    const { loader } = readerOf(ctx, ctx.reads)
    const rows = await Promise.all(ids.map((id) => loader.load(id)))
    return new Map(rows.flatMap((row, n) => (row === undefined ? [] : [[ids[n]!, row] as const])))
  }
  return Object.assign(read, {
    know: (ctx: Ctx, id: Id, row: Row | undefined) => {
      if (ctx.reads) readerOf(ctx, ctx.reads).loader.prime(id, row)
    },
    expect: (ctx: Ctx, id: Id, row: Promise<Row | undefined>) => {
      // The caller that needs the row gets the error.
      row.catch(() => undefined)
      if (ctx.reads) readerOf(ctx, ctx.reads).coming.set(id, row)
    },
    expected: async (ctx: Ctx, id: Id) => {
      if (!ctx.reads) return undefined
      const { coming } = readerOf(ctx, ctx.reads)
      await othersHaveBegun()
      return coming.get(id)
    },
  })
}
