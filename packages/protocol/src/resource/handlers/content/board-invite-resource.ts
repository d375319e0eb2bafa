import { BoardInviteResource, fail } from '@corkboard/contract'
import {
  acceptInvite,
  allowBoard,
  endCollaboration,
  getBoard,
  inviteCollaborators,
} from '@corkboard/domain/content/boards'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** BOARD-04. */
export const boardInviteResource = implement(BoardInviteResource, {
  create: async (ctx, { board_id: id, invited_user_ids: userIds, access }) =>
    inviteCollaborators(ctx, allowBoard(ctx, 'invite', await getBoard(ctx, id)), userIds, access),
  update: async (ctx, { board_id: id, invited_user_id: userId }) => {
    const { viewer } = requireSignedIn(ctx)
    // No one can accept for another user.
    if (userId !== undefined && userId !== viewer.userId) {
      throw fail('collaborator.not_found', { field: 'invited_user_id' })
    }
    return acceptInvite(ctx, await getBoard(ctx, id))
  },
  delete: async (ctx, { board_id: id, invited_user_id: userId, invite_id: inviteId }) => {
    const { viewer } = requireSignedIn(ctx)
    const subject = inviteId === undefined ? { userId: userId ?? viewer.userId } : { inviteId }
    return endCollaboration(ctx, await getBoard(ctx, id), subject, ['invite', 'suggestion'])
  },
})
