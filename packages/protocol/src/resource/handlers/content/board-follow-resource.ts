import { BoardFollowResource } from '@corkboard/contract'
import { allowBoard, followBoard, getBoard, unfollowBoard } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardFollowResource = implement(BoardFollowResource, {
  create: async (ctx, { board_id: id }) => followBoard(ctx, allowBoard(ctx, 'follow', await getBoard(ctx, id))),
  delete: async (ctx, { board_id: id }) => unfollowBoard(ctx, await getBoard(ctx, id)),
})
