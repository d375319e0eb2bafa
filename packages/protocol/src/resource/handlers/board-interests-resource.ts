import { BoardInterestsResource } from '@corkboard/contract'
import { allowBoard, getBoard } from '@corkboard/domain/boards'
import { boardInterests } from '@corkboard/domain/feeds'
import { implement } from '../implement.ts'

/** BOARD-11. */
export const boardInterestsResource = implement(BoardInterestsResource, {
  get: async (ctx, { board_id: id }) => boardInterests(ctx, allowBoard(ctx, 'save', await getBoard(ctx, id))),
})
