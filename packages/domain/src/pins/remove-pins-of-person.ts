import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { ChangeTag } from '../kernel/index.ts'
import { markPinsDeleted } from './bulk-store.ts'

const AT_ONCE = 500

/** BOARD-04: what somebody pinned to a board goes with them when its owner blocks them. What changed. */
export const removePinsOfPerson = async (db: Db, boardId: Id, pinnerId: Id, now: Date): Promise<ChangeTag[]> => {
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
