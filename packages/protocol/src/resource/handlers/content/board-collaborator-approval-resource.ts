import { BoardCollaboratorApprovalResource } from '@corkboard/contract'
import { allowBoard, approveCollaborator, denyCollaborator, getBoard } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

/** BOARD-04. */
export const boardCollaboratorApprovalResource = implement(BoardCollaboratorApprovalResource, {
  create: async (ctx, { board_id: id, invited_user_id: userId, access }) =>
    approveCollaborator(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), userId, access),
  delete: async (ctx, { board_id: id, invited_user_id: userId }) => {
    await denyCollaborator(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), userId)
    return null
  },
})
