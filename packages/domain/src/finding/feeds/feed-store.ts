import type { Id, PinOrder } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { AGE, type ListOrder, newestBehind, placeOf, type PinSkeleton } from '../../content/pins/index.ts'

/**
 * A part of a list: `limit` ids after `before`. The limit is inlined into the statement: as a parameter, PostgreSQL
 * would take it for a tenth of the table and either plan the statement on every run or read it all.
 */
export interface Slice {
  readonly before: string | undefined
  readonly limit: number
}

type Sql = ReturnType<typeof sql>
/** `order` is set when it is not that in which the pins were created. */
export type Skeleton = ((slice: Slice) => PinSkeleton) & { readonly order?: ListOrder }

/** The largest possible id: the beginning of a list. */
const FIRST: Id = '9223372036854775807'

/** All pins of a board, those in its sections too, newest on it first. */
export const pinsOnBoard = (boardId: Id): Skeleton => {
  const onBoard = sql`board_id = ${boardId} and deleted_at is null`
  const skeleton = ({ before = FIRST, limit }: Slice) => sql<{ id: Id }>`
    select id from (
      (select id, arrival_id as age from pins where ${onBoard} and arrival_id is not null and arrival_id < ${before}
        order by arrival_id desc limit ${sql.lit(limit)})
      union all
      (select id, id from pins where ${onBoard} and arrival_id is null and id < ${before}
        order by id desc limit ${sql.lit(limit)})
    ) aged
    order by age desc limit ${sql.lit(limit)}`
  return Object.assign(skeleton, { order: 'newest' } as const)
}

/**
 * The age of the pin up to which a list was read. The board's order may have changed since, so every order accepts every
 * other's bookmark.
 */
const ageIn = (readTo: string | undefined): Id | undefined => readTo?.split(' ').at(-1)

/** The pins of a board outside its sections, or of one section, in the board's order. */
export const pinsInPlace = (boardId: Id, sectionId: Id | null, order: PinOrder): Skeleton => {
  const isShown =
    sectionId === null
      ? sql`board_id = ${boardId} and section_id is null and deleted_at is null`
      : sql`section_id = ${sectionId} and deleted_at is null`
  const skeleton = ({ before, limit }: Slice): PinSkeleton => {
    if (order === 'custom') return inOwnOrder(boardId, isShown, before, limit)
    const age = ageIn(before)
    // PostgreSQL takes any bound for a third of the board, and would then read all of a small one: the start has none.
    return order === 'newest'
      ? sql`
          select id from pins where ${isShown} ${age === undefined ? sql`` : sql`and ${AGE} < ${age}`}
          order by ${AGE} desc limit ${sql.lit(limit)}`
      : sql`
          select id from pins where ${isShown} ${age === undefined ? sql`` : sql`and ${AGE} > ${age}`}
          order by ${AGE} limit ${sql.lit(limit)}`
  }
  return Object.assign(skeleton, { order })
}

/** Pins with a manual position, merged with those sorted by age. Each group is read through its own index. */
const inOwnOrder = (boardId: Id, isShown: Sql, after: string | undefined, limit: number): PinSkeleton => {
  const age = ageIn(after) ?? FIRST
  const place = after === undefined ? '' : after.includes(' ') ? after.split(' ')[0]! : placeOf(age, null)
  const newest = after === undefined ? { age: FIRST, isBehind: false } : newestBehind(place)
  return sql`
    select id from (
      (select id, ${AGE} as age, position as place from pins
        where ${isShown} and board_id = ${boardId} and position is not null
          and (position > ${place} or (position = ${place} and ${AGE} < ${age}))
        order by position, ${AGE} desc limit ${sql.lit(limit)})
      union all
      (select id, ${AGE}, pin_place(${AGE}, null) from pins
        where ${isShown} and position is null and ${AGE} <= ${newest.age}
          and (${AGE} < ${newest.age} or (${AGE} < ${age} and not ${newest.isBehind}))
        order by ${AGE} desc limit ${sql.lit(limit)})
    ) placed
    order by place collate "C", age desc limit ${sql.lit(limit)}`
}

/** Newest first, of the pins that everyone may see in lists. */
export const newestPins: Skeleton = ({ before = FIRST, limit }) => sql`
  select id from pins where listed and deleted_at is null and id < ${before}
  order by id desc limit ${sql.lit(limit)}`

/** Pins a user created or saved from others. `listedOnly` leaves out those that only they may see. */
export const pinsPinnedBy =
  (userId: Id, listedOnly: boolean): Skeleton =>
  ({ before = FIRST, limit }) =>
    listedOnly
      ? sql`
          select id from pins where pinner_id = ${userId} and deleted_at is null and listed and id < ${before}
          order by id desc limit ${sql.lit(limit)}`
      : sql`
          select id from pins where pinner_id = ${userId} and deleted_at is null and id < ${before}
          order by id desc limit ${sql.lit(limit)}`

/** Pins a user created. `listedOnly` leaves out those that only they may see. */
export const pinsMadeBy =
  (userId: Id, listedOnly: boolean): Skeleton =>
  ({ before = FIRST, limit }) =>
    listedOnly
      ? sql`
          select id from pins
          where pinner_id = ${userId} and deleted_at is null and listed and parent_pin_id is null and id < ${before}
          order by id desc limit ${sql.lit(limit)}`
      : sql`
          select id from pins
          where pinner_id = ${userId} and deleted_at is null and parent_pin_id is null and id < ${before}
          order by id desc limit ${sql.lit(limit)}`

/** Stories a user created. Others see only listed ones. */
export const storiesMadeBy =
  (userId: Id): Skeleton =>
  ({ before = FIRST, limit }) =>
    sql`
    select p.id from pins p join pin_contents c on c.id = p.content_id and c.type = 'story'
    where p.pinner_id = ${userId} and p.content_id is not null and p.deleted_at is null and p.parent_pin_id is null
      and p.id < ${before}
    order by p.id desc limit ${sql.lit(limit)}`

/** Pins a user tried (PIN-07). */
export const pinsTriedBy =
  (userId: Id): Skeleton =>
  ({ before = FIRST, limit }) =>
    sql`
    select pin_id as id from pin_did_its where user_id = ${userId} and removed_at is null and pin_id < ${before}
    order by pin_id desc limit ${sql.lit(limit)}`

/** A user's favorites (PIN-08). */
export const favoritesOf =
  (userId: Id): Skeleton =>
  ({ before = FIRST, limit }) =>
    sql`
    select pin_id as id from pin_favorites where user_id = ${userId} and pin_id < ${before}
    order by pin_id desc limit ${sql.lit(limit)}`

/** A feed reads only this many users and boards one by one: the most recently followed of each. */
const FOLLOWED_SOURCES = 300
/**
 * For users who follow more, this many of the newest pins overall are searched for what the remaining sources pinned.
 */
const LOOKED_THROUGH = 2_000

/**
 * The newest pins of the users and boards a user follows. Each source is read through its own index. It first reads
 * each source's share of two pages. That page shows how far back this one can reach, and nothing older is read.
 */
export const pinsFollowedBy =
  (userId: Id): Skeleton =>
  ({ before = FIRST, limit }) => {
    const newestOfEach = (oldest: Sql, most: Sql) => sql`
      select p.id from people f cross join lateral (
        select id from pins
        where pinner_id = f.id and listed and deleted_at is null and id < ${before} and id >= ${oldest}
        order by id desc limit ${most}
      ) p
      union
      select p.id from boards f cross join lateral (
        select id from pins
        where board_id = f.id and deleted_at is null and id < ${before} and id >= ${oldest}
        order by id desc limit ${most}
      ) p`
    const isMoreThanRead = (follows: Sql) =>
      sql`(select count(*) > ${sql.lit(FOLLOWED_SOURCES)} from (${follows} order by created_at desc limit ${sql.lit(FOLLOWED_SOURCES + 1)}) f)`
    const isBusy = sql`(
      ${isMoreThanRead(sql`select from user_follows where follower_id = ${userId}`)}
      or ${isMoreThanRead(sql`select from board_follows where user_id = ${userId}`)}
    )`
    const share = sql`(select 1 + ${sql.lit(2 * limit)} / greatest(1, count(*)) from (table people union all table boards) f)`
    return sql`
    with people as materialized (
      select followee_id as id from user_follows where follower_id = ${userId}
      order by created_at desc limit ${sql.lit(FOLLOWED_SOURCES)}
    ), boards as materialized (
      select board_id as id from board_follows where user_id = ${userId}
      order by created_at desc limit ${sql.lit(FOLLOWED_SOURCES)}
    ), reach as materialized (
      select min(id) as id from (
        select id from (${newestOfEach(sql`0`, share)}) first order by id desc limit ${sql.lit(limit)}
      ) newest having count(*) = ${sql.lit(limit)}
    ), lately as materialized (
      select id, pinner_id, board_id from pins where ${isBusy} and listed and deleted_at is null and id < ${before}
      order by id desc limit ${sql.lit(LOOKED_THROUGH)}
    )
    select id from (
      ${newestOfEach(sql`coalesce((select id from reach), 0)`, sql.lit(limit))}
      union
      -- Checked per row: with "exists", PostgreSQL might read everything that the user follows.
      select id from lately p
      where (select true from user_follows where follower_id = ${userId} and followee_id = p.pinner_id limit 1)
        or (select true from board_follows where user_id = ${userId} and board_id = p.board_id limit 1)
    ) followed
    order by id desc limit ${sql.lit(limit)}`
  }
