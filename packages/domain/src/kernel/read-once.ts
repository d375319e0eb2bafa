import type { Id } from '@corkboard/contract'
import DataLoader from 'dataloader'
import type { Ctx } from './context.ts'

type Load<Row> = (ctx: Ctx, ids: readonly Id[]) => Promise<Map<Id, Row>>

export interface ReadOnce<Row> extends Load<Row> {
  /** Caches a row that came with another query; `undefined` means it does not exist. */
  know(ctx: Ctx, id: Id, row: Row | undefined): void
}

/**
 * Caches rows that several parts of one request need. Ids requested at the same time share one statement, and results
 * are not queried again until the request writes something. Inside a transaction, and for a context that outlives
 * requests, nothing is cached.
 */
export const readOnce = <Row>(load: Load<Row>): ReadOnce<Row> => {
  const loaders = new WeakMap<object, DataLoader<Id, Row | undefined>>()
  const loaderOf = (ctx: Ctx, reads: object): DataLoader<Id, Row | undefined> => {
    const known = loaders.get(reads)
    if (known) return known
    const loader = new DataLoader<Id, Row | undefined>(async (ids) => {
      const rows = await load(ctx, ids)
      return ids.map((id) => rows.get(id))
    })
    loaders.set(reads, loader)
    return loader
  }
  const read: Load<Row> = async (ctx, ids) => {
    if (!ctx.reads) return load(ctx, ids)
    const loader = loaderOf(ctx, ctx.reads)
    const rows = await Promise.all(ids.map((id) => loader.load(id)))
    return new Map(rows.flatMap((row, n) => (row === undefined ? [] : [[ids[n]!, row] as const])))
  }
  return Object.assign(read, {
    know: (ctx: Ctx, id: Id, row: Row | undefined) => {
      if (ctx.reads) loaderOf(ctx, ctx.reads).prime(id, row)
    },
  })
}
