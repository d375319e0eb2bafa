import { fail, type HomeFeedTab, isId, type Pin } from '@corkboard/contract'
import { allowBoard, getBoard, loadBoards } from '../../../content/boards/index.ts'
import { type Ctx, type Page, type PageRequest, requireSignedIn, viewerIdOf } from '../../../kernel/index.ts'
import { getTopic, loadFollowedTopics, topicById } from '../../../content/topics/index.ts'
import { moreIdeas } from '../more-ideas.ts'
import { topicFeed } from '../topic-feed.ts'
import { type HomeQuery, membersFeed } from './members-feed.ts'
import { tasteOf } from './taste.ts'
import { visitorsFeed } from './visitors-feed.ts'

/** The number of tabs that fit at a glance, plus some to scroll to. */
const TOPIC_TABS = 20

/** FIND-01: `topic-1401`, `board-17`; any other tab is all. */
const partsOf = (tab: string | undefined): { kind: string; id: string } | undefined => {
  const [, kind, id] = /^(topic|board)-(\d+)$/.exec(tab ?? '') ?? []
  return kind !== undefined && isId(id) ? { kind, id } : undefined
}

/** FIND-01: the home feed, or one of its tabs. */
export const homeFeed = async (
  anyCtx: Ctx,
  query: HomeQuery & { readonly tab?: string | undefined },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const { fieldSet, tab } = query
  if (viewerIdOf(anyCtx.viewer) === undefined) return visitorsFeed(anyCtx, query, page)
  const ctx = requireSignedIn(anyCtx)
  const part = partsOf(tab)
  if (part?.kind === 'topic') return topicFeed(ctx, getTopic(part.id, 'tab'), { fieldSet }, page)
  if (part?.kind === 'board') {
    const board = allowBoard(ctx, 'save', await getBoard(ctx, part.id))
    return moreIdeas(ctx, board, { interest: undefined, fieldSet }, page)
  }
  if (tab !== undefined && tab !== 'all') throw fail('request.invalid', { field: 'tab' })
  return membersFeed(ctx, query, page)
}

/**
 * FIND-01: a tab for everything, one per topic the viewer follows, and one with ideas for each board last saved to, if it
 * is not named like a topic: nobody could tell the two tabs apart.
 */
export const homeTabs = async (anyCtx: Ctx): Promise<HomeFeedTab[]> => {
  const ctx = requireSignedIn(anyCtx)
  const [topics, { boards: ideas }] = await Promise.all([loadFollowedTopics(ctx), tasteOf(ctx)])
  const boards = await loadBoards(
    ctx,
    ideas.map(({ id }) => id),
  )
  const shownTopics = topics.slice(0, TOPIC_TABS).map(({ id }) => topicById(id)!)
  const topicNames = new Set(shownTopics.map(({ name }) => name.toLowerCase()))
  return [
    { type: 'home_feed_tab', id: 'all', kind: 'all', name: null },
    ...shownTopics.map(({ id, name }): HomeFeedTab => ({
      type: 'home_feed_tab',
      id: `topic-${id}`,
      kind: 'topic',
      name,
    })),
    ...ideas.flatMap(({ id }): HomeFeedTab[] => {
      const board = boards.get(id)
      return board && !topicNames.has(board.name.toLowerCase())
        ? [{ type: 'home_feed_tab', id: `board-${id}`, kind: 'board', name: board.name }]
        : []
    }),
  ]
}
