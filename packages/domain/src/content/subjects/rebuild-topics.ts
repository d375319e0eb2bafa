import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { assignBoardTopics, assignPinTopics } from './assign-topics.ts'
import { boardIdsAfter, pinIdsAfter } from './subject-store.ts'

const AT_ONCE = 500

export interface RebuildProgress {
  readonly what: 'pins' | 'boards'
  readonly done: number
  readonly total: number
}

const countOf = async (ctx: Ctx, table: 'pins' | 'boards'): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(ctx.db)
  return rows[0]!.total
}

/**
 * Reassigns the topics of every pin and board in batches, while the site is running. It can stop anywhere and start
 * again.
 */
export const rebuildTopics = async (
  ctx: Ctx,
  onProgress: (progress: RebuildProgress) => void = () => {},
): Promise<void> => {
  const walk = async (
    what: RebuildProgress['what'],
    next: (after: Id) => Promise<Id[]>,
    assign: (ids: readonly Id[]) => Promise<void>,
  ): Promise<void> => {
    const total = await countOf(ctx, what)
    let done = 0
    for (let ids = await next('0'); ids.length > 0; ids = await next(ids.at(-1)!)) {
      await assign(ids)
      done += ids.length
      onProgress({ what, done, total: Math.max(total, done) })
    }
  }
  await walk(
    'pins',
    (after) => pinIdsAfter(ctx.db, after, AT_ONCE),
    (ids) => ctx.transaction((tx) => assignPinTopics(tx.db, ids)),
  )
  // Until the database collects new statistics, it plans statements for the old data.
  await sql`analyze pin_topics`.execute(ctx.db)
  await walk(
    'boards',
    (after) => boardIdsAfter(ctx.db, after, AT_ONCE),
    (ids) => ctx.transaction((tx) => assignBoardTopics(tx.db, ids)),
  )
}
