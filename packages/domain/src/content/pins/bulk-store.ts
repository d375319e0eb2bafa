import { type Id, type PinOrder, shardOf } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { countUserPins } from '../../accounts/accounts/index.ts'
import { countBoardPins, countSectionPins } from '../boards/index.ts'
import type { TxCtx } from '../../kernel/index.ts'
import { countsAsSave } from './counts-as-save.ts'
import { REVERSED, SORTED, takesFirstPinsFirst } from './pin-order.ts'
import { hasBlockedPicture } from './pin-store.ts'

/** The place of pins: a board, and one of its sections or none. */
export interface PinPlace {
  readonly boardId: Id
  readonly sectionId: Id | null
}

/**
 * Updates every counter that moving pins affects, as CTEs for a statement with a CTE `delta`: one row per pin and
 * place, `by` 1 where it arrives and -1 where it leaves.
 */
const counted = (now: Date) => sql`
  counted_boards as (${countBoardPins(
    sql`
      select board_id, sum(by) as pins, coalesce(sum(by) filter (where section_id is null), 0) as loose
      from delta group by board_id`,
    now,
  )}),
  counted_sections as (${countSectionPins(
    sql`select section_id, sum(by) as pins from delta where section_id is not null group by section_id`,
  )}),
  counted_people as (${countUserPins(sql`
      select pinner_id as user_id, sum(by) as pins, coalesce(sum(by) filter (where privacy = 'public'), 0) as public
      from delta group by pinner_id`)}),
  counted_origins as (
    update pin_stats s set repin_count = greatest(0, s.repin_count + d.saves)
    from (
      select origin_pin_id, sum(by) as saves from delta
      where origin_pin_id is not null and ${countsAsSave('privacy')} group by origin_pin_id
    ) d where s.pin_id = d.origin_pin_id
  )`

const pinFacts = sql`p.id, p.board_id, p.section_id, p.pinner_id, p.origin_pin_id, b.privacy`

/** Ages for pins that arrive in a place together, the oldest first. */
const arrivals = (tx: TxCtx, ids: readonly Id[], to: PinPlace): Id[] =>
  ids.map(() => tx.site.ids.next(shardOf(to.boardId)))

/**
 * Moves live pins to a board or one of its sections and updates every counter. They come first there, or last if the
 * board shows the oldest first, in the order of the ids. With `isReturn`, pins that left this place at their last move return to where they were in it. Returns the
 * pins that moved, and those already there.
 */
export const placePins = async (
  tx: TxCtx,
  ids: readonly Id[],
  to: PinPlace,
  { isReturn = false }: { isReturn?: boolean } = {},
): Promise<Id[]> => {
  const now = tx.now()
  const ages = arrivals(tx, ids, to)
  const there = sql`(t.id, ${to.sectionId}::bigint)`
  const returns = isReturn ? sql`(pins.left_board_id, pins.left_section_id) is not distinct from ${there}` : sql`false`
  const { rows } = await sql<{ id: Id }>`
    with target as materialized (select id, shard, privacy, pin_order from boards where id = ${to.boardId}),
    moving as materialized (
      select ${pinFacts} from pins p join boards b on b.id = p.board_id
      where p.id = ${anyOf(ids)} and p.deleted_at is null order by p.id for update of p
    ),
    arriving as (
      select a.id, case when t.pin_order = 'oldest' then a.rising else a.falling end as arrival_id
      from target t, unnest(${ids}::bigint[], ${ages}::bigint[], ${ages.toReversed()}::bigint[]) as a (id, rising, falling)
    ),
    placed as (
      update pins set board_id = t.id, shard = t.shard, section_id = ${to.sectionId}::bigint,
        listed = (t.privacy = 'public'), updated_at = ${now},
        arrival_id = case when ${returns} then pins.left_arrival_id else a.arrival_id end,
        position = case when ${returns} then pins.left_position end,
        left_board_id = pins.board_id, left_section_id = pins.section_id, left_arrival_id = pins.arrival_id,
        left_position = pins.position
      from moving m join arriving a on a.id = m.id, target t
      where pins.id = m.id and (m.board_id, m.section_id) is distinct from ${there}
    ),
    delta as (
      select *, -1 as by from moving
      union all
      select m.id, t.id, ${to.sectionId}::bigint, m.pinner_id, m.origin_pin_id, t.privacy, 1 from moving m, target t
    ),
    ${counted(now)}
    select id from moving`.execute(tx.db)
  await sql`
    update pin_stats s set shard = p.shard from pins p
    where p.id = ${anyOf(ids)} and s.pin_id = p.id and s.shard <> p.shard`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Deletes live pins and updates every counter. Returns the pins that existed. */
export const markPinsDeleted = async (db: Db, ids: readonly Id[], now: Date): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    with going as materialized (
      select ${pinFacts} from pins p join boards b on b.id = p.board_id
      where p.id = ${anyOf(ids)} and p.deleted_at is null order by p.id for update of p
    ),
    gone as (update pins set deleted_at = ${now}, updated_at = ${now} from going where pins.id = going.id),
    delta as (select *, -1 as by from going),
    ${counted(now)}
    select id from going`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Restores the user's own pins that were deleted after `since`, on their own live boards, in the board's current state.
 * Pins removed by an admin stay removed. Returns the restored pins.
 */
export const markPinsRestored = async (
  db: Db,
  ids: readonly Id[],
  restorer: { userId: Id; since: Date },
  now: Date,
): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    with coming as materialized (
      select p.id, p.board_id, c.id as section_id, p.pinner_id, p.origin_pin_id, b.privacy
      from pins p join boards b on b.id = p.board_id
      left join board_sections c on c.id = p.section_id and c.deleted_at is null
      where p.id = ${anyOf(ids)} and p.pinner_id = ${restorer.userId} and p.deleted_at > ${restorer.since}
        and p.removed_at is null and not ${hasBlockedPicture}
        and b.owner_id = ${restorer.userId} and b.deleted_at is null
      order by p.id for update of p
    ),
    back as (
      update pins set deleted_at = null, updated_at = ${now}, section_id = m.section_id, listed = (m.privacy = 'public')
      from coming m where pins.id = m.id
    ),
    delta as (select *, 1 as by from coming),
    ${counted(now)}
    select id from coming`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Backdates the deletion of a user's pins on a deleted board, so that they do not come back with it. User counters stay
 * as they are: deleting the board has already updated them.
 */
export const preventRestoring = async (db: Db, boardId: Id, pinnerId: Id): Promise<void> => {
  await sql`
    with gone as (
      update pins p set deleted_at = b.deleted_at - interval '1 millisecond' from boards b
      where b.id = ${boardId} and p.board_id = b.id and p.pinner_id = ${pinnerId}
        and (p.deleted_at is null or p.deleted_at >= b.deleted_at)
      returning p.board_id, p.section_id
    ),
    counted_sections as (${countSectionPins(
      sql`select section_id, -count(*) as pins from gone where section_id is not null group by section_id`,
    )})
    ${countBoardPins(sql`
      select board_id, -count(*) as pins, -count(*) filter (where section_id is null) as loose
      from gone group by board_id`)}`.execute(db)
}

/** The live pins of a section that move first to its board, in the board's order, at most `limit`. */
export const nextPinsInSection = async (db: Db, sectionId: Id, order: PinOrder, limit: number): Promise<Id[]> => {
  const isFromFront = takesFirstPinsFirst(order)
  const { rows } = await sql<{ id: Id }>`
    select id from pins p where section_id = ${sectionId} and deleted_at is null
    order by ${(isFromFront ? SORTED : REVERSED)[order]} limit ${sql.lit(limit)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isFromFront ? ids : ids.toReversed()
}
