import { BoardCoversResource } from '@corkboard/contract'
import { loadBoardCovers } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

/** BOARD-11. */
export const boardCoversResource = implement(BoardCoversResource, {
  get: (ctx, { board_id: id }) => loadBoardCovers(ctx, id),
})
