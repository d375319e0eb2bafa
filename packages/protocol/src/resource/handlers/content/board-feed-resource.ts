import { BoardFeedResource } from '@corkboard/contract'
import { boardFeed, boardFeedWithStories } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const boardFeedResource = implement(BoardFeedResource, {
  get: (ctx, options, page) => {
    const { board_id: boardId, filter_section_pins: outsideSections, add_stories: hasStories } = options
    const query = { boardId, fieldSet: fieldSetOf(options), outsideSections }
    return hasStories ? boardFeedWithStories(ctx, query, page) : boardFeed(ctx, query, page)
  },
})
