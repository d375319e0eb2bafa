import { type Board, type Id, shardOf } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { type Allowed, type Ctx, readOnce, requireSignedIn, viewerIdOf } from '../../kernel/index.ts'
import { presentBoard } from './board-view.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'

const lastSeen = async (db: Db, userId: Id, boardIds: readonly Id[]): Promise<Map<Id, Date>> => {
  const { rows } = await sql<{ boardId: Id; seenAt: Date }>`
    select board_id as "boardId", seen_at as "seenAt" from board_ideas_seen
    where user_id = ${userId} and board_id = ${anyOf(boardIds)}`.execute(db)
  return new Map(rows.map(({ boardId, seenAt }) => [boardId, seenAt]))
}

const seenByViewer = readOnce((ctx, ids) => lastSeen(ctx.db, viewerIdOf(ctx.viewer)!, ids))

/**
 * BOARD-11: boards for which there may be ideas the viewer has not seen: something was added since they last looked, and
 * ideas follow what a board has. For those who may save to it alone.
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

/** The viewer has looked at the ideas for a board. */
export const markIdeasSeen = async (anyCtx: Ctx, board: Allowed<SeenBoard, 'save'>): Promise<Board> => {
  const ctx = requireSignedIn(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    await sql`
      insert into board_ideas_seen (user_id, shard, board_id, seen_at)
      values (${userId}, ${shardOf(userId)}, ${board.id}, ${tx.now()})
      on conflict (user_id, board_id, shard) do update set seen_at = excluded.seen_at`.execute(tx.db)
    tx.changed(`board:${board.id}`)
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}
