import { BoardJoinRequestResource } from '@corkboard/contract'
import { allowBoard, requestToJoin, endCollaboration, getBoard } from '@corkboard/domain/content/boards'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** BOARD-04. */
export const boardJoinRequestResource = implement(BoardJoinRequestResource, {
  create: async (ctx, { board_id: id }) => requestToJoin(ctx, allowBoard(ctx, 'join', await getBoard(ctx, id))),
  delete: async (ctx, { board_id: id }) => {
    const { userId } = requireSignedIn(ctx).viewer
    return endCollaboration(ctx, await getBoard(ctx, id), { userId }, ['join_request'])
  },
})
