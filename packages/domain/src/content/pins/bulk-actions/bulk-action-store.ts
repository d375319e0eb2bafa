import type { Id, PinOrder } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Scope } from '../../boards/index.ts'
import type { PinPlace } from '../bulk-store.ts'
import { REVERSED, SORTED } from '../pin-order.ts'

/** An action on everything in a place, or its undo. */
export interface PlaceWork {
  readonly kind: 'place'
  readonly act: 'move' | 'copy' | 'delete'
  readonly byId: Id
  readonly from: PinPlace
  readonly to: PinPlace | null
  readonly canUndo: boolean
  readonly isUndo: boolean
}

/** What a long action does with the pins of its scope. */
export type Work =
  | PlaceWork
  | { readonly kind: 'delete_section'; readonly sectionId: Id; readonly withPins: boolean }
  /** `sections` maps each section of the board to the section of the other board that its pins move to. */
  | { readonly kind: 'merge'; readonly intoId: Id; readonly sections: Readonly<Record<Id, Id | null>> }

export interface BulkAction {
  readonly id: Id
  readonly boardId: Id
  readonly work: Work
}

export const insertAction = async (
  db: Db,
  act: BulkAction & { shard: number; scope: Scope; total: number; now: Date },
): Promise<void> => {
  await sql`
    insert into board_actions (id, shard, board_id, scope, work, total, created_at)
    values (${act.id}, ${act.shard}, ${act.boardId}, ${act.scope}, ${JSON.stringify(act.work)}::jsonb, ${act.total},
      ${act.now})`.execute(db)
}

/** The work of an action; `undefined` once it is over. */
export const findWork = async (db: Db, id: Id): Promise<Work | undefined> => {
  const { rows } = await sql<{ work: Work }>`
    select work from board_actions where id = ${id} and ended_at is null`.execute(db)
  return rows[0]?.work
}

/** The action, locked against other processes until the transaction ends; `undefined` once it is over. */
export const lockAction = async (db: Db, id: Id): Promise<BulkAction | undefined> => {
  const { rows } = await sql<BulkAction>`
    select id, board_id as "boardId", work from board_actions where id = ${id} and ended_at is null
    for update`.execute(db)
  return rows[0]
}

/** @param carried how many of the `more` pins it reached were actually processed */
export const noteProgress = async (db: Db, id: Id, more: number, carried = more): Promise<void> => {
  await sql`
    update board_actions set done = done + ${more}, carried = carried + ${carried} where id = ${id}`.execute(db)
}

/** Marks the action as ended. It is kept for a while so that clients can look up the result. */
export const endAction = async (db: Db, id: Id, now: Date): Promise<void> => {
  await sql`update board_actions set ended_at = ${now} where id = ${id}`.execute(db)
}

export interface PlaceActionRow extends BulkAction {
  readonly work: PlaceWork
  readonly carried: number
  readonly endedAt: Date | null
}

/** An action that this user started for a whole place. */
export const findPlaceAction = async (db: Db, id: Id, byId: Id): Promise<PlaceActionRow | undefined> => {
  const { rows } = await sql<PlaceActionRow>`
    select id, board_id as "boardId", work, carried, ended_at as "endedAt" from board_actions
    where id = ${id} and work->>'kind' = 'place' and work->>'byId' = ${byId}`.execute(db)
  return rows[0]
}

/** Restarts a finished action as its own undo. Returns false if another request already has. */
export const reverseAction = async (db: Db, { id, work, carried }: PlaceActionRow, now: Date): Promise<boolean> => {
  const undo: PlaceWork = { ...work, canUndo: false, isUndo: true }
  const { rows } = await sql`
    update board_actions set work = ${JSON.stringify(undo)}::jsonb, total = ${carried}, done = 0, carried = 0,
      ended_at = null, created_at = ${now}
    where id = ${id} and ended_at is not null and not (work->>'isUndo')::boolean returning 1`.execute(db)
  return rows.length > 0
}

/** Deletes actions that ended before that time. */
export const deleteOldActions = async (db: Db, before: Date): Promise<void> => {
  await sql`
    with over as (delete from board_actions where ended_at < ${before} returning id)
    delete from board_action_pins where action_id in (select id from over)`.execute(db)
}

export const deleteAction = async (db: Db, id: Id): Promise<void> => {
  await sql`delete from board_actions where id = ${id}`.execute(db)
}

/** The live pins of a board that move to another first, in the board's order: its first ones, or else its last. */
export const nextPinsOnBoard = async (
  db: Db,
  boardId: Id,
  { order, isFromFront, limit }: { order: PinOrder; isFromFront: boolean; limit: number },
): Promise<{ id: Id; sectionId: Id | null }[]> => {
  const { rows } = await sql<{ id: Id; sectionId: Id | null }>`
    select id, section_id as "sectionId" from pins p where board_id = ${boardId} and deleted_at is null
    order by ${(isFromFront ? SORTED : REVERSED)[order]} limit ${sql.lit(limit)}`.execute(db)
  return isFromFront ? rows : rows.toReversed()
}
