import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Scope } from '../../boards/index.ts'

/** What a long act does with the pins of its scope. */
export type Work =
  | { readonly kind: 'delete_section'; readonly sectionId: Id; readonly withPins: boolean }
  /** `sections`: by the id of a section of the board, which section of the other its pins go to. */
  | { readonly kind: 'merge'; readonly intoId: Id; readonly sections: Readonly<Record<Id, Id | null>> }

export interface BoardAct {
  readonly id: Id
  readonly boardId: Id
  readonly work: Work
}

export const insertAct = async (
  db: Db,
  act: BoardAct & { shard: number; scope: Scope; total: number; now: Date },
): Promise<void> => {
  await sql`
    insert into board_actions (id, shard, board_id, scope, work, total, created_at)
    values (${act.id}, ${act.shard}, ${act.boardId}, ${act.scope}, ${JSON.stringify(act.work)}::jsonb, ${act.total},
      ${act.now})`.execute(db)
}

/** The act, kept from every other process until the transaction ends; `undefined` when it is over. */
export const lockAct = async (db: Db, id: Id): Promise<BoardAct | undefined> => {
  const { rows } = await sql<BoardAct>`
    select id, board_id as "boardId", work from board_actions where id = ${id} for update`.execute(db)
  return rows[0]
}

export const noteProgress = async (db: Db, id: Id, more: number): Promise<void> => {
  await sql`update board_actions set done = done + ${more} where id = ${id}`.execute(db)
}

export const removeAct = async (db: Db, id: Id): Promise<void> => {
  await sql`delete from board_actions where id = ${id}`.execute(db)
}

/** Live pins of a board with the sections they are in, at most `limit`. */
export const pinsOnBoard = async (db: Db, boardId: Id, limit: number): Promise<{ id: Id; sectionId: Id | null }[]> => {
  const { rows } = await sql<{ id: Id; sectionId: Id | null }>`
    select id, section_id as "sectionId" from pins where board_id = ${boardId} and deleted_at is null
    order by id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}
