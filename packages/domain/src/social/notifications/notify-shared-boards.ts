import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { blockBetween, type TxCtx } from '../../kernel/index.ts'
import { notifyOpen } from './notify-open.ts'

/** A user added pins to a board that they share with another. */
interface Addition {
  readonly boardId: Id
  /** The newest of the pins; represents the others added with it. */
  readonly pinId: Id
  readonly actorId: Id
  readonly readerId: Id
}

/**
 * BOARD-04: notifies collaborators of new pins on shared boards. Visibility is checked when they read the notification,
 * as always: most boards are shared with no one, and a shared one may be shared with hundreds.
 */
export const notifyOfSharedBoards = async (tx: TxCtx, pinIds: readonly Id[]): Promise<void> => {
  const additions = await additionsOf(tx.db, pinIds)
  await notifyOpen(
    tx,
    'board_pin_added',
    additions.map(({ boardId, pinId, ...addition }) => ({ ...addition, subjectId: boardId, sourceId: pinId })),
  )
}

/** Returns whom to notify of these pins: everyone who collaborates on their boards, except those who added them. */
const additionsOf = async (db: Db, pinIds: readonly Id[]): Promise<Addition[]> => {
  if (pinIds.length === 0) return []
  const { rows } = await sql<Addition>`
    with added as (
      select distinct on (pin.board_id, pin.pinner_id) pin.id, pin.board_id, pin.pinner_id, board.owner_id
      from unnest(${pinIds}::bigint[]) as wanted(id)
      join pins pin on pin.id = wanted.id and pin.deleted_at is null
      join boards board on board.id = pin.board_id and board.deleted_at is null and board.archived_at is null
      where exists (select from board_collaborators where board_id = pin.board_id)
      order by pin.board_id, pin.pinner_id, pin.created_at desc, pin.id desc
    )
    select added.board_id as "boardId", added.id as "pinId", added.pinner_id as "actorId", reader.id as "readerId"
    from added
    cross join lateral (
      select added.owner_id as id
      union select user_id from board_collaborators where board_id = added.board_id
    ) reader
    where reader.id <> added.pinner_id and not ${blockBetween('reader.id', ['added.pinner_id'])}`.execute(db)
  return rows
}
