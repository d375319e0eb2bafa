import type { BoardInterest, Id, Pin } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'
import { type Allowed, type Ctx, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { KEY_DIGITS } from '../recommendations/index.ts'
import { getTopic, type Topic, topicById, topicOfCategory } from '../../content/topics/index.ts'
import type { Skeleton } from './feed-store.ts'
import { eachPictureOnce, isListed, pinPage } from './feeds.ts'
import { type BoardWords, boardsByWords, NEAR_BOARDS } from './near-boards.ts'
import { openWalkIdeas } from './walk-ideas.ts'

/** Of a board, the newest pins say what it is about. */
const LATEST_PINS = 100
/** As many as are seen at a glance. */
const INTERESTS = 8

/** Boards read for ideas, however many are near. */
const BOARDS_READ = 120
/** Of a board, what it is surely about. */
const TOPICS_READ = 3

/** Public boards that have pictures in common with this one, words of its name, its category or its topics. */
const nearBoards = (board: BoardWords) => sql`
    (select distinct p.board_id as id from (
      select image_signature from pins where board_id = ${board.id} and deleted_at is null
      order by id desc limit ${sql.lit(LATEST_PINS)}
    ) own cross join lateral (
      select board_id from pins
      where image_signature = own.image_signature and listed and deleted_at is null and board_id <> ${board.id}
      limit ${sql.lit(NEAR_BOARDS)}
    ) p limit ${sql.lit(NEAR_BOARDS)})
    union ${boardsByWords(board)}
    union
    (select near.board_id from (
      select topic_id from board_topics where board_id = ${board.id}
      order by weight desc, topic_id limit ${sql.lit(TOPICS_READ)}
    ) about cross join lateral (
      select board_id from board_topics where topic_id = about.topic_id and listed and board_id <> ${board.id}
      order by weight desc, board_id desc limit ${sql.lit(NEAR_BOARDS)}
    ) near limit ${sql.lit(NEAR_BOARDS)})`

/** Newest first of what is on boards near this one and not on it. */
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

/** How far ideas were read: the walk's by their place, then those of near boards by their ids. */
const WALK = 'walk'
const NEAR = 'near'

/** What the walk did not come by, the newest first. */
const ideasNear = async (
  ctx: Ctx,
  board: SeenBoard,
  query: { readonly interest: string | undefined; readonly fieldSet: PinFieldSet },
  page: PageRequest,
  shows: (pin: SeenPin) => boolean,
): Promise<Page<Pin>> => {
  const interest = query.interest === undefined ? undefined : interestOf(query.interest)
  const found = await pinPage(ctx, page, query.fieldSet, pinsNear(board, interest), shows)
  return { items: found.items, next: found.next && [NEAR, ...found.next] }
}

/**
 * BOARD-11: pins for a board. What a walk from its newest pins comes by comes first, as far as somebody keeps the graph;
 * then, and of one interest alone, what is on public boards of others that have much in common with it.
 */
export const moreIdeas = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'save'>,
  query: { readonly interest: string | undefined; readonly fieldSet: PinFieldSet },
  { size, after: [stage, at] = [WALK, 0] }: PageRequest,
): Promise<Page<Pin>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const isOthers = (pin: SeenPin) => pin.pinnerId !== viewerId
  const walk = query.interest === undefined ? openWalkIdeas(ctx, board) : undefined
  const walked = stage === WALK ? await walk?.page(Number(at), size, eachPictureOnce(isOthers)) : undefined
  if (walked && walked.pins.length > 0) {
    const next = walked.next === undefined ? [NEAR] : [WALK, walked.next]
    return { items: await presentWithStories(ctx, walked.pins, query.fieldSet), next }
  }
  const known = walk && (walked || stage === NEAR) ? await walk.pictures() : new Set<string>()
  const shows = eachPictureOnce(
    (pin) => isListed(pin) && isOthers(pin) && !known.has(pin.signature.slice(0, KEY_DIGITS)),
  )
  const rest = stage === NEAR && at !== undefined ? { size, after: [at] } : { size }
  return ideasNear(ctx, board, query, rest, shows)
}

/** By slug or id; clients from before topics say a category. @throws 'topic.not_found' */
const interestOf = (interest: string): Topic => topicOfCategory(interest) ?? getTopic(interest, 'interest')

/** BOARD-11: what boards near this one are about, what most of them are first. */
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
