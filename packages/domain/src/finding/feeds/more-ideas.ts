import type { BoardInterest, Id, Pin } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'
import { type Allowed, type Ctx, type ListCursor, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { KEY_DIGITS } from '../recommendations/index.ts'
import { openSpreadPage, type SpreadPage } from '../visual/index.ts'
import { getTopic, type Topic, topicById, topicOfCategory } from '../../content/topics/index.ts'
import type { Skeleton } from './feed-store.ts'
import { eachPictureOnce, isListed } from './feeds.ts'
import { type BoardText, boardsByText, NEAR_BOARDS } from './near-boards.ts'
import { readPins } from './read-pins.ts'
import { type GraphIdeas, type OpenGraphIdeas, openGraphIdeas } from './graph-ideas.ts'

/** A board's newest pins show what it is about. */
const LATEST_PINS = 100
/** The number that fits at a glance. */
const INTERESTS = 8

/** How many boards are read for ideas, however many are similar. */
const BOARDS_READ = 120
/** How many of a board's most certain topics count. */
const TOPICS_READ = 3

/** Public boards that share pictures, words of the name, the category or topics with this one. */
const nearBoards = (board: BoardText) => sql`
    (select distinct p.board_id as id from (
      select image_signature from pins where board_id = ${board.id} and deleted_at is null
      order by id desc limit ${sql.lit(LATEST_PINS)}
    ) own cross join lateral (
      select board_id from pins
      where image_signature = own.image_signature and listed and deleted_at is null and board_id <> ${board.id}
      limit ${sql.lit(NEAR_BOARDS)}
    ) p limit ${sql.lit(NEAR_BOARDS)})
    union ${boardsByText(board)}
    union
    (select near.board_id from (
      select topic_id from board_topics where board_id = ${board.id}
      order by weight desc, topic_id limit ${sql.lit(TOPICS_READ)}
    ) about cross join lateral (
      select board_id from board_topics where topic_id = about.topic_id and listed and board_id <> ${board.id}
      order by weight desc, board_id desc limit ${sql.lit(NEAR_BOARDS)}
    ) near limit ${sql.lit(NEAR_BOARDS)})`

/** The newest pins on boards similar to this one that are not on it. */
const pinsNear =
  (board: SeenBoard, interest: Topic | undefined): Skeleton =>
  ({ before = '9223372036854775807', limit }) =>
    sql`
    with near as materialized (
      select n.id from (${nearBoards(board)}) n
      ${interest === undefined ? sql`` : sql`join board_topics t on t.board_id = n.id and t.topic_id = ${Number(interest.id)}`}
      limit ${sql.lit(BOARDS_READ)}
    )
    select p.id from near cross join lateral (
      select id, image_signature from pins
      where board_id = near.id and listed and deleted_at is null and id < ${before}
      order by id desc limit ${sql.lit(limit)}
    ) p
    where not exists (
      select from pins o
      where o.image_signature = p.image_signature and o.board_id = ${board.id} and o.deleted_at is null
    )
    order by p.id desc limit ${sql.lit(limit)}`

/** How often a page is topped up when look-alikes wait. */
const TOP_UPS = 2

/** How far ideas have been read: those of the graph by position, then those of similar boards by id. */
const GRAPH = 'graph'
const NEAR = 'near'

type Query = { readonly interest: string | undefined; readonly fieldSet: PinFieldSet }

/** Adds what the graph has to a page. Returns where the ideas continue; `undefined` if it has nothing. */
const takeFromGraph = async (
  page: SpreadPage,
  graph: OpenGraphIdeas,
  from: number,
  shows: (pin: SeenPin) => boolean,
): Promise<ListCursor | undefined> => {
  let place: number | undefined = from
  for (let round = 0; place !== undefined && page.missing() > 0 && round <= TOP_UPS; round += 1) {
    const ideas: GraphIdeas | undefined = await graph.page(place, page.missing(), shows)
    if (!ideas) return page.pins.length > 0 ? [GRAPH, place] : undefined
    const taken = await page.take(ideas.pins)
    place = taken === ideas.pins.length ? ideas.next : ideas.places[taken - 1]
  }
  return place === undefined ? [NEAR] : [GRAPH, place]
}

/** Adds pins that the graph does not lead to, newest first. Returns where the ideas continue; `undefined` at their end. */
const takeNear = async (
  ctx: Ctx,
  page: SpreadPage,
  skeleton: Skeleton,
  from: Id | undefined,
  shows: (pin: SeenPin) => boolean,
): Promise<ListCursor | undefined> => {
  let before = from
  for (let round = 0; page.missing() > 0 && round <= TOP_UPS; round += 1) {
    const read = await readPins(ctx, skeleton, { before, size: page.missing() }, shows)
    const taken = await page.take(read.pins)
    const isWhole = taken === read.pins.length
    before = isWhole ? read.readTo : read.pins[taken - 1]?.id
    if (isWhole && read.ended) return undefined
  }
  return before === undefined ? [NEAR] : [NEAR, before]
}

/**
 * BOARD-11: pins for a board, look-alikes a screen apart. What the graph has near its newest pins comes first, if it
 * is available. They are followed by pins on other users' public boards that have much in common with it.
 * With an interest, there are only the latter.
 */
export const moreIdeas = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'save'>,
  query: Query,
  request: PageRequest,
): Promise<Page<Pin>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const isOthers = (pin: SeenPin) => pin.pinnerId !== viewerId
  const isIdea = eachPictureOnce((pin) => isListed(pin) && isOthers(pin))
  const page = await openSpreadPage(ctx, request, isIdea)
  const [stage, at] = page.after ?? [GRAPH, 0]
  const graph = query.interest === undefined ? openGraphIdeas(ctx, board) : undefined
  const pageOf = async (next: ListCursor | undefined): Promise<Page<Pin>> => ({
    items: await presentWithStories(ctx, page.pins, query.fieldSet),
    next: page.next(next),
  })
  const fromGraph =
    graph && stage === GRAPH && !page.isEnded ? await takeFromGraph(page, graph, Number(at), isIdea) : undefined
  if (fromGraph && page.pins.length > 0) return pageOf(fromGraph)
  if (page.isEnded) {
    page.finish()
    return pageOf(undefined)
  }
  const known = graph && (fromGraph || stage === NEAR) ? await graph.pictures() : new Set<string>()
  const interest = query.interest === undefined ? undefined : interestOf(query.interest)
  const from = stage === NEAR && at !== undefined ? String(at) : undefined
  const next = await takeNear(
    ctx,
    page,
    pinsNear(board, interest),
    from,
    (pin) => !known.has(pin.signature.slice(0, KEY_DIGITS)) && isIdea(pin),
  )
  if (!next) page.finish()
  return pageOf(next)
}

/**
 * By slug or id. Clients from before topics send a category.
 * @throws 'topic.not_found'
 */
const interestOf = (interest: string): Topic => topicOfCategory(interest) ?? getTopic(interest, 'interest')

/** BOARD-11: the topics of boards similar to this one, most frequent first. */
export const boardInterests = async (ctx: Ctx, board: Allowed<SeenBoard, 'save'>): Promise<BoardInterest[]> => {
  const { rows } = await sql<{ id: Id }>`
    select t.topic_id::text as id from (${nearBoards(board)}) n join board_topics t on t.board_id = n.id
    group by t.topic_id order by count(*) desc, sum(t.weight) desc, t.topic_id limit ${sql.lit(INTERESTS)}`.execute(
    ctx.db,
  )
  return rows.flatMap(({ id }) => {
    const topic = topicById(id)
    return topic ? [{ id, key: topic.slug, name: topic.name }] : []
  })
}
