import type { FeedStory, Id, Pin } from '@corkboard/contract'
import { allowBoard, boardActions, boardUrl, freshIdeas, getBoard } from '../../content/boards/index.ts'
import type { PinFieldSet } from '../../content/pins/index.ts'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import { boardFeed } from './feeds.ts'
import { moreIdeas } from './more-ideas.ts'

/** Ideas in a story: four pictures fill a card. With fewer, there is no story. */
const IDEAS = 4

/** FIND-09: the stories above a board's pins: ideas that a user who may save to the board has not seen yet. */
const boardStories = async (ctx: Ctx, boardId: Id): Promise<FeedStory[]> => {
  const board = await getBoard(ctx, boardId)
  if (board.isArchived || !boardActions(ctx.viewer, board).includes('save')) return []
  if (!(await freshIdeas(ctx, [board])).has(board.id)) return []
  const query = { interest: undefined, fieldSet: 'grid' } as const
  const { items } = await moreIdeas(ctx, allowBoard(ctx, 'save', board), query, { size: IDEAS })
  if (items.length < IDEAS) return []
  const url = `${boardUrl(board.owner.username, board.slug)}?tab=ideas`
  return [
    {
      id: `more-ideas-${board.id}`,
      type: 'story',
      story_type: 'more_ideas',
      board_id: board.id,
      url,
      objects: [...items],
    },
  ]
}

/** The pins of a board, with its stories above the first page. A board without pins has none. */
export const boardFeedWithStories = async (
  ctx: Ctx,
  query: { boardId: Id; fieldSet: PinFieldSet; outsideSections?: boolean },
  page: PageRequest,
): Promise<Page<Pin | FeedStory>> => {
  const feed = await boardFeed(ctx, query, page)
  if (page.after || feed.items.length === 0) return feed
  return { ...feed, items: [...(await boardStories(ctx, query.boardId)), ...feed.items] }
}
