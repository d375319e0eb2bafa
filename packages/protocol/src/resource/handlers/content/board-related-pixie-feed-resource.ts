import { BoardRelatedPixieFeedResource } from '@corkboard/contract'
import { allowBoard, getBoard } from '@corkboard/domain/content/boards'
import { moreIdeas } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const boardRelatedPixieFeedResource = implement(BoardRelatedPixieFeedResource, {
  get: async (ctx, options, page) => {
    const board = allowBoard(ctx, 'save', await getBoard(ctx, options.board_id))
    return moreIdeas(ctx, board, { interest: undefined, fieldSet: fieldSetOf(options) }, page)
  },
})
