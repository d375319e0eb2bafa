import { BoardFeedResource } from '@corkboard/contract'
import { boardFeed } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../engine/field-set.ts'
import { implement } from '../../engine/implement.ts'

export const boardFeedResource = implement(BoardFeedResource, {
  get: (ctx, options, page) => {
    const { board_id: boardId, filter_section_pins: includesSections } = options
    return boardFeed(ctx, { boardId, fieldSet: fieldSetOf(options), includesSections }, page)
  },
})
