import { type Board, shardOf } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { type Allowed, type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { presentBoard } from './board-view.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'

/** Records that the viewer has seen the ideas for a board. */
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
