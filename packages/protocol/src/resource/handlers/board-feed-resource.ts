import { BoardFeedResource } from '@corkboard/contract'
import { boardFeed } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const boardFeedResource = implement(BoardFeedResource, {
  get: (ctx, options, page) => {
    const { board_id: boardId, filter_section_pins: besideSections } = options
    return boardFeed(ctx, { boardId, fieldSet: fieldSetOf(options), besideSections }, page)
  },
})
