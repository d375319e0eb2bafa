import { BoardMoreIdeasResource } from '@corkboard/contract'
import { allowBoard, getBoard, markIdeasSeen } from '@corkboard/domain/content/boards'
import { moreIdeas } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** BOARD-11. */
export const boardMoreIdeasResource = implement(BoardMoreIdeasResource, {
  get: async (ctx, options, page) => {
    const board = allowBoard(ctx, 'save', await getBoard(ctx, options.board_id))
    return moreIdeas(ctx, board, { interest: options.interest, fieldSet: fieldSetOf(options) }, page)
  },
  update: async (ctx, { board_id: id }) => markIdeasSeen(ctx, allowBoard(ctx, 'save', await getBoard(ctx, id))),
})
