import type { Id, PinOrder } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { PinPlace } from '../bulk-store.ts'
import { SORTED } from '../pin-order.ts'

/** A pin of an action. Once the action has processed it, also the result: the pin itself or its copy. */
export interface BulkActionPin {
  readonly pinId: Id
  readonly resultId: Id | null
}

/** Everything in a place, with some exceptions. */
export interface PlaceChoice {
  readonly place: PinPlace
  readonly except: readonly Id[]
}

/** The pins `p` of a choice. */
const isIn = ({ place: { boardId, sectionId }, except }: PlaceChoice) => sql`
  p.board_id = ${boardId} and ${sectionId === null ? sql`p.section_id is null` : sql`p.section_id = ${sectionId}`}
    and p.deleted_at is null and p.id <> all(${except}::bigint[])`

/** Enough pins to tell whether the viewer sees any. */
const SOME = 100

export const somePinsIn = async (db: Db, choice: PlaceChoice): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`select p.id from pins p where ${isIn(choice)} limit ${sql.lit(SOME)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Stores the pins an action is about: those now in the place, or only the user's own where others' are off limits.
 * Returns their number and whether all belong to `userId`.
 */
export const choosePins = async (
  db: Db,
  action: { id: Id; shard: number },
  choice: PlaceChoice & { order: PinOrder; ofAll: boolean; userId: Id },
): Promise<{ total: number; areOwn: boolean }> => {
  const { rows } = await sql<{ total: number; areOwn: boolean }>`
    with chosen as materialized (
      select p.id, p.pinner_id, row_number() over (order by ${SORTED[choice.order]}) as ordinal from pins p
      where ${isIn(choice)} and (${choice.ofAll} or p.pinner_id = ${choice.userId})
    ), written as (
      insert into board_action_pins (action_id, shard, ordinal, pin_id)
      select ${action.id}, ${action.shard}, ordinal, id from chosen
    )
    select count(*)::int as total, coalesce(bool_and(pinner_id = ${choice.userId}), true) as "areOwn"
    from chosen`.execute(db)
  return rows[0]!
}

/** Pins the action has not processed yet: its first ones, or else its last, last one first. */
export const waitingPins = async (
  db: Db,
  actionId: Id,
  { isFromFront, limit }: { isFromFront: boolean; limit: number },
): Promise<BulkActionPin[]> => {
  const { rows } = await sql<BulkActionPin>`
    select pin_id as "pinId", result_id as "resultId" from board_action_pins
    where action_id = ${actionId} and result_id is null
    order by ordinal ${isFromFront ? sql`` : sql`desc`} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Pins the action has processed and an undo has not yet reached. */
export const donePins = async (db: Db, actionId: Id, limit: number): Promise<BulkActionPin[]> => {
  const { rows } = await sql<BulkActionPin>`
    select pin_id as "pinId", result_id as "resultId" from board_action_pins
    where action_id = ${actionId} and result_id is not null order by ordinal limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Stores the results for pins, and drops the pins without one. */
export const noteResults = async (
  db: Db,
  actionId: Id,
  pins: readonly BulkActionPin[],
  results: ReadonlyMap<Id, Id>,
): Promise<void> => {
  await sql`
    update board_action_pins p set result_id = done.result_id
    from unnest(${[...results.keys()]}::bigint[], ${[...results.values()]}::bigint[]) as done (pin_id, result_id)
    where p.action_id = ${actionId} and p.pin_id = done.pin_id`.execute(db)
  await leaveOut(
    db,
    actionId,
    pins.map(({ pinId }) => pinId).filter((id) => !results.has(id)),
  )
}

export const leaveOut = async (db: Db, actionId: Id, pinIds: readonly Id[]): Promise<void> => {
  await sql`
    delete from board_action_pins where action_id = ${actionId} and pin_id = any(${pinIds}::bigint[])`.execute(db)
}
