import { BoardMoreIdeasResource } from '@corkboard/contract'
import { allowBoard, getBoard, markIdeasSeen } from '@corkboard/domain/boards'
import { moreIdeas } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

/** BOARD-11. */
export const boardMoreIdeasResource = implement(BoardMoreIdeasResource, {
  get: async (ctx, options, page) => {
    const board = allowBoard(ctx, 'save', await getBoard(ctx, options.board_id))
    return moreIdeas(ctx, board, { interest: options.interest, fieldSet: fieldSetOf(options) }, page)
  },
  update: async (ctx, { board_id: id }) => markIdeasSeen(ctx, allowBoard(ctx, 'save', await getBoard(ctx, id))),
})
