import { BoardInvitesResource } from '@corkboard/contract'
import { listBoardInvites, listCollaborators } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardInvitesResource = implement(BoardInvitesResource, {
  get: (ctx, { board_id: id }, page) => (id === undefined ? listBoardInvites(ctx, page) : listCollaborators(ctx, id)),
})
