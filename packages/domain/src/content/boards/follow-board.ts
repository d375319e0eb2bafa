import { type Board, shardOf } from '@corkboard/contract'
import { boardFollowed } from '@corkboard/contract/events'
import { type Allowed, type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { setBoardFollow } from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'

/** (ours) Boards per hour, the same as for users: anyone who follows faster is counting, not looking. */
const FOLLOWS_PER_HOUR = 300

const setFollow = async (ctx: Ctx<SignedIn>, board: SeenBoard, following: boolean): Promise<Board> =>
  ctx.transaction(async (tx) => {
    const userId = ctx.viewer.userId
    const follow = { userId, shard: shardOf(userId), boardId: board.id, now: ctx.now() }
    if (await setBoardFollow(tx.db, follow, following)) {
      // The feed of the follower begins with what they follow.
      tx.changed(`board:${board.id}`, `user-counts:${userId}`)
      if (following) {
        await countAttempt(tx, [{ key: `follow-board:${userId}`, limit: FOLLOWS_PER_HOUR }])
        await tx.emit(boardFollowed, { board_id: board.id, user_id: userId, owner_id: board.ownerId })
      }
    }
    return presentBoard(tx, await getBoard(tx, board.id))
  })

/**
 * Follows a board. Following twice has no further effect.
 * @throws 'request.rate' after 300 an hour
 */
export const followBoard = async (ctx: Ctx, board: Allowed<SeenBoard, 'follow'>): Promise<Board> =>
  setFollow(requireWriter(ctx), board, true)

/** Anyone may unfollow, whatever state the board is in. */
export const unfollowBoard = async (ctx: Ctx, board: SeenBoard): Promise<Board> =>
  setFollow(requireWriter(ctx), board, false)
