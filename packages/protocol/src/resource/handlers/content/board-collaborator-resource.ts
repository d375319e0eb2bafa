import { BoardCollaboratorResource } from '@corkboard/contract'
import { allowBoard, changeAccess, endCollaboration, getBoard } from '@corkboard/domain/content/boards'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** BOARD-04. */
export const boardCollaboratorResource = implement(BoardCollaboratorResource, {
  update: async (ctx, { board_id: id, invited_user_id: userId, access }) =>
    changeAccess(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), userId, access),
  delete: async (ctx, { board_id: id, invited_user_id: userId }) => {
    const { viewer } = requireSignedIn(ctx)
    return endCollaboration(ctx, await getBoard(ctx, id), { userId: userId ?? viewer.userId }, ['accepted'])
  },
})
