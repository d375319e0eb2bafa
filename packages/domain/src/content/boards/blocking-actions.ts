import { type BlockingAction, fail, type Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { boardActions } from './board-policy.ts'
import { getBoard } from './load-boards.ts'

/** What a long action locks: the whole board (`-1`), its pins outside any section, or one section. */
export type Scope = '-1' | 'unorganized' | Id

/** The scope of a section, or of the pins outside any section. */
export const scopeOf = (sectionId: Id | null): Scope => sectionId ?? 'unorganized'

interface ActionRow {
  readonly id: Id
  readonly boardId: Id
  readonly scope: Scope
  readonly total: number
  readonly done: number
  readonly createdAt: Date
}

const runningOn = async (db: Db, boardIds: readonly Id[]): Promise<ActionRow[]> => {
  const { rows } = await sql<ActionRow>`
    select id, "boardId", scope, total, done, created_at as "createdAt" from (
      select id, board_id as "boardId", scope, total, done, created_at from board_actions where ended_at is null
      union
      -- A merge keeps the board that it leads to, too.
      select id, (work->>'intoId')::bigint, '-1', total, done, created_at
      from board_actions where work ? 'intoId' and ended_at is null
      union
      -- So do pins on their way the place that they go to.
      select id, (work->'to'->>'boardId')::bigint, coalesce(work->'to'->>'sectionId', 'unorganized'), total, done,
        created_at
      from board_actions where work->'to'->>'boardId' is not null and ended_at is null
    ) acts
    where "boardId" = ${anyOf(boardIds)} order by id`.execute(db)
  return rows
}

/** True when an action on one scope blocks an action on the other. */
const collide = (one: Scope, other: Scope): boolean => one === '-1' || other === '-1' || one === other

/**
 * BOARD-07: refuses what a running action blocks. Call it once the boards are locked, so that no new action starts in
 * between.
 */
export const refuseBlocked = async (db: Db, places: readonly { boardId: Id; scope: Scope }[]): Promise<void> => {
  const running = await runningOn(db, [...new Set(places.map(({ boardId }) => boardId))])
  const isBlocked = running.some((action) =>
    places.some((place) => place.boardId === action.boardId && collide(place.scope, action.scope)),
  )
  if (isBlocked) throw fail('board.blocked', { field: 'board_id' })
}

/** BOARD-07: the long actions running on a board. Only its owner and collaborators see them. */
export const listBlockingActions = async (ctx: Ctx, boardId: Id): Promise<BlockingAction[]> => {
  const board = await getBoard(ctx, boardId)
  if (!boardActions(ctx.viewer, board).includes('save')) return []
  return (await runningOn(ctx.db, [board.id])).map(({ id, scope, total, done, createdAt }) => ({
    id,
    created_timestamp: createdAt.getTime(),
    progress: total === 0 ? 1 : Math.min(1, done / total),
    section_id: scope === 'unorganized' ? null : scope,
  }))
}
