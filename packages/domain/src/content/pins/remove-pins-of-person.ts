import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { lockBoard } from '../boards/index.ts'
import type { ChangeTag } from '../../kernel/index.ts'
import { preventRestoring, markPinsDeleted } from './bulk-store.ts'

const AT_ONCE = 500

/**
 * A user's boards, deleted ones included, on which another has pins that are live or would be restored with the board.
 */
const boardsWithPins = async (db: Db, ownerId: Id, pinnerId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select distinct b.id from pins p join boards b on b.id = p.board_id
    where p.pinner_id = ${pinnerId} and b.owner_id = ${ownerId}
      and (p.deleted_at is null or p.deleted_at >= b.deleted_at)
    order by b.id`.execute(db)
  return rows.map(({ id }) => id)
}

const removePinsOn = async (db: Db, boardId: Id, pinnerId: Id, now: Date): Promise<ChangeTag[]> => {
  const board = await lockBoard(db, boardId)
  if (board?.isDeleted === true) {
    await preventRestoring(db, boardId, pinnerId)
    return []
  }
  const changed = new Set<ChangeTag>()
  for (;;) {
    const { rows } = await sql<{ id: Id }>`
      select id from pins where board_id = ${boardId} and pinner_id = ${pinnerId} and deleted_at is null
      order by id limit ${sql.lit(AT_ONCE)}`.execute(db)
    if (rows.length === 0) return [...changed]
    const ids = rows.map(({ id }) => id)
    await markPinsDeleted(db, ids, now)
    for (const id of ids) changed.add(`pin:${id}`)
    changed.add(`board:${boardId}`).add(`user:${pinnerId}`).add('visibility:all').add('feed:public')
  }
}

/**
 * BOARD-04: when the owner blocks a user, removes that user's pins from their boards, whether or not they still
 * collaborate. Returns the tags that changed.
 */
export const removePinsOfPerson = async (db: Db, ownerId: Id, pinnerId: Id, now: Date): Promise<ChangeTag[]> => {
  const changed: ChangeTag[] = []
  for (const boardId of await boardsWithPins(db, ownerId, pinnerId)) {
    changed.push(...(await removePinsOn(db, boardId, pinnerId, now)))
  }
  return changed
}
