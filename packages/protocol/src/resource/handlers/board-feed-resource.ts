import { BoardFeedResource } from '@corkboard/contract'
import { boardFeed } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const boardFeedResource = implement(BoardFeedResource, {
  get: (ctx, options, page) => boardFeed(ctx, { boardId: options.board_id, fieldSet: fieldSetOf(options) }, page),
})
