import type { BoardInterest, Pin } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { SeenBoard } from '../boards/index.ts'
import { type Allowed, type Ctx, type Page, type PageRequest, viewerIdOf } from '../kernel/index.ts'
import type { PinFieldSet } from '../pins/index.ts'
import type { Skeleton } from './feed-store.ts'
import { eachPictureOnce, isListed, pinPage } from './feeds.ts'
import { type BoardWords, boardsByWords, NEAR_BOARDS } from './near-boards.ts'

/** Of a board, the newest pins say what it is about. */
const LATEST_PINS = 100
/** As many as are seen at a glance. */
const INTERESTS = 8

/** Public boards that have pictures in common with this one, or words of its name, or its category. */
const nearBoards = (board: BoardWords) => sql`
    (select distinct p.board_id as id from (
      select image_signature from pins where board_id = ${board.id} and deleted_at is null
      order by id desc limit ${sql.lit(LATEST_PINS)}
    ) own cross join lateral (
      select board_id from pins
      where image_signature = own.image_signature and listed and deleted_at is null and board_id <> ${board.id}
      limit ${sql.lit(NEAR_BOARDS)}
    ) p limit ${sql.lit(NEAR_BOARDS)})
    union ${boardsByWords(board)}`

/**
 * Newest first of what is on boards near this one and not on it: an honest beginning. The ranking that learns from what
 * people save takes its place.
 */
const pinsNear =
  (board: SeenBoard, interest: string | undefined): Skeleton =>
  ({ before = '9223372036854775807', limit }) =>
    sql`
    with near as materialized (
      select n.id from (${nearBoards(board)}) n
      ${interest === undefined ? sql`` : sql`join boards b on b.id = n.id and b.category = ${interest}`}
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

/** BOARD-11: pins for a board, from public boards of others that have much in common with it. */
export const moreIdeas = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'save'>,
  query: { readonly interest: string | undefined; readonly fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  return pinPage(
    ctx,
    page,
    query.fieldSet,
    pinsNear(board, query.interest),
    eachPictureOnce((pin) => isListed(pin) && pin.pinnerId !== viewerId),
  )
}

const interestsNear = async (db: Db, board: SeenBoard): Promise<string[]> => {
  const { rows } = await sql<{ category: string }>`
    select b.category from (${nearBoards(board)}) n join boards b on b.id = n.id
    where b.category is not null
    group by b.category order by count(*) desc, b.category limit ${sql.lit(INTERESTS)}`.execute(db)
  return rows.map(({ category }) => category)
}

/** Categories are words of any client's: `diy_crafts`. */
const nameOf = (category: string): string => (category.charAt(0).toUpperCase() + category.slice(1)).replaceAll('_', ' ')

/** BOARD-11: what boards near this one are about, what most of them are first. */
export const boardInterests = async (ctx: Ctx, board: Allowed<SeenBoard, 'save'>): Promise<BoardInterest[]> =>
  (await interestsNear(ctx.db, board)).map((id) => ({ id, key: id, name: nameOf(id) }))
