import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { type Ctx, readOnce, viewerIdOf } from '../../kernel/index.ts'
import type { SeenBoard } from './load-boards.ts'

const lastSeen = async (db: Db, userId: Id, boardIds: readonly Id[]): Promise<Map<Id, Date>> => {
  const { rows } = await sql<{ boardId: Id; seenAt: Date }>`
    select board_id as "boardId", seen_at as "seenAt" from board_ideas_seen
    where user_id = ${userId} and board_id = ${anyOf(boardIds)}`.execute(db)
  return new Map(rows.map(({ boardId, seenAt }) => [boardId, seenAt]))
}

const seenByViewer = readOnce((ctx, ids) => lastSeen(ctx.db, viewerIdOf(ctx.viewer)!, ids))

/**
 * BOARD-11: boards that may have ideas the viewer has not seen: pins were added since they last looked, and ideas
 * follow a board's contents. Only for viewers who may save to the board.
 */
export const freshIdeas = async (ctx: Ctx, boards: readonly SeenBoard[]): Promise<Set<Id>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const own = boards.filter(
    ({ ownerId, access, pinCount }) => viewerId !== undefined && (ownerId === viewerId || access) && pinCount > 0,
  )
  if (own.length === 0) return new Set()
  const ids = own.map(({ id }) => id)
  const seen = await seenByViewer(ctx, ids)
  return new Set(own.filter(({ id, pinsModifiedAt }) => !(seen.get(id)! >= pinsModifiedAt)).map(({ id }) => id))
}
