import { BoardOwnershipTransferResource } from '@corkboard/contract'
import { acceptTransfer, allowBoard, endTransfer, getBoard, requestTransfer } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

/** BOARD-05. */
export const boardOwnershipTransferResource = implement(BoardOwnershipTransferResource, {
  create: async (ctx, { board_id: id, user_id: userId }) =>
    requestTransfer(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), userId),
  update: async (ctx, { board_id: id }) => acceptTransfer(ctx, await getBoard(ctx, id)),
  delete: async (ctx, { board_id: id }) => endTransfer(ctx, await getBoard(ctx, id)),
})
