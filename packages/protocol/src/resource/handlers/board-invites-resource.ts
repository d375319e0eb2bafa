import { BoardInvitesResource } from '@corkboard/contract'
import { listBoardInvites, listCollaborators } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardInvitesResource = implement(BoardInvitesResource, {
  get: (ctx, { board_id: id }, page) => (id === undefined ? listBoardInvites(ctx, page) : listCollaborators(ctx, id)),
})
