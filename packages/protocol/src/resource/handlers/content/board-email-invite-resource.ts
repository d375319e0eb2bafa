import { BoardEmailInviteResource } from '@corkboard/contract'
import { allowBoard, getBoard, inviteByEmail } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardEmailInviteResource = implement(BoardEmailInviteResource, {
  create: async (ctx, { board_id: id, emails, access }) =>
    inviteByEmail(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), emails, access),
})
