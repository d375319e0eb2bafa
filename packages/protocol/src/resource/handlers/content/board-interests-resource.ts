import { BoardInterestsResource } from '@corkboard/contract'
import { allowBoard, getBoard } from '@corkboard/domain/content/boards'
import { boardInterests } from '@corkboard/domain/finding/feeds'
import { implement } from '../../engine/implement.ts'

/** BOARD-11. */
export const boardInterestsResource = implement(BoardInterestsResource, {
  get: async (ctx, { board_id: id }) => boardInterests(ctx, allowBoard(ctx, 'save', await getBoard(ctx, id))),
})
