import { BoardCoversResource } from '@corkboard/contract'
import { loadBoardCovers } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

/** BOARD-11. */
export const boardCoversResource = implement(BoardCoversResource, {
  get: (ctx, { board_id: id }) => loadBoardCovers(ctx, id),
})
