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
import { type OpenWalk, openWalkIdeas, type WalkIdeas } from './walk-ideas.ts'

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

/** How far ideas have been read: those of the walk by position, then those of similar boards by id. */
const WALK = 'walk'
const NEAR = 'near'

type Query = { readonly interest: string | undefined; readonly fieldSet: PinFieldSet }

/** Adds the results of a walk to a page. Returns where the ideas continue; `undefined` if there is no walk. */
const takeWalked = async (
  page: SpreadPage,
  walk: OpenWalk,
  from: number,
  shows: (pin: SeenPin) => boolean,
): Promise<ListCursor | undefined> => {
  let place: number | undefined = from
  for (let round = 0; place !== undefined && page.missing > 0 && round <= TOP_UPS; round += 1) {
    const walked: WalkIdeas | undefined = await walk.page(place, page.missing, shows)
    if (!walked) return page.pins.length > 0 ? [WALK, place] : undefined
    const taken = await page.take(walked.pins)
    place = taken === walked.pins.length ? walked.next : walked.places[taken - 1]
  }
  return place === undefined ? [NEAR] : [WALK, place]
}

/** Adds pins the walk did not reach, newest first. Returns where the ideas continue; `undefined` at their end. */
const takeNear = async (
  ctx: Ctx,
  page: SpreadPage,
  skeleton: Skeleton,
  from: Id | undefined,
  shows: (pin: SeenPin) => boolean,
): Promise<ListCursor | undefined> => {
  let before = from
  for (let round = 0; page.missing > 0 && round <= TOP_UPS; round += 1) {
    const read = await readPins(ctx, skeleton, { before, size: page.missing }, shows)
    const taken = await page.take(read.pins)
    const isWhole = taken === read.pins.length
    before = isWhole ? read.readTo : read.pins[taken - 1]?.id
    if (isWhole && read.ended) return undefined
  }
  return before === undefined ? [NEAR] : [NEAR, before]
}

/**
 * BOARD-11: pins for a board, look-alikes a screen apart. The results of a walk from its newest pins come first, if a
 * graph service is available. They are followed by pins on other users' public boards that have much in common with it.
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
  const [stage, at] = page.after ?? [WALK, 0]
  const walk = query.interest === undefined ? openWalkIdeas(ctx, board) : undefined
  const pageOf = async (next: ListCursor | undefined): Promise<Page<Pin>> => ({
    items: await presentWithStories(ctx, page.pins, query.fieldSet),
    next: page.next(next),
  })
  const walked = walk && stage === WALK && !page.isEnded ? await takeWalked(page, walk, Number(at), isIdea) : undefined
  if (walked && page.pins.length > 0) return pageOf(walked)
  if (page.isEnded) {
    page.finish()
    return pageOf(undefined)
  }
  const known = walk && (walked || stage === NEAR) ? await walk.pictures() : new Set<string>()
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
