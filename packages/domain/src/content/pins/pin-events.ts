import type { Db } from '@corkboard/database'
import { sql } from '@corkboard/database'
import type { Id } from '@corkboard/contract'
import { boardIsOpen, type ChangeTag } from '../../kernel/index.ts'
import { pictureTags } from './picture-tags.ts'

/** Recounts the saves of each origin from the rows: those on boards that are neither secret nor deleted. */
const recountRepins = sql`
  update pin_stats set repin_count = counted.count
  from (
    select o.id, (
      select count(*)::int from pins p join boards b on b.id = p.board_id
      where p.origin_pin_id = o.id and p.deleted_at is null and ${boardIsOpen('b')}
    ) as count from origins o
  ) counted
  where pin_stats.pin_id = counted.id and pin_stats.repin_count <> counted.count`

/** After a board's privacy changed, updates the newest-first index and the save counts of the pins it saved. */
export const followBoardPrivacy = async (db: Db, boardId: Id): Promise<void> => {
  await sql`
    update pins set listed = (b.privacy = 'public') from boards b
    where b.id = ${boardId} and pins.board_id = b.id and pins.deleted_at is null
      and pins.listed <> (b.privacy = 'public')`.execute(db)
  await sql`
    with origins as (
      select distinct origin_pin_id as id from pins
      where board_id = ${boardId} and origin_pin_id is not null and deleted_at is null
    ) ${recountRepins}`.execute(db)
}

/** Everything that shows these pins, deleted ones included, or their pictures. */
export const tagsOfPins = async (db: Db, ids: readonly Id[]): Promise<ChangeTag[]> => {
  const { rows } = await sql<{ id: Id; boardId: Id; pinnerId: Id; signature: string; contentId: Id | null }>`
    select id, board_id as "boardId", pinner_id as "pinnerId", image_signature as signature, content_id as "contentId"
    from pins where id = any (${ids}::bigint[])`.execute(db)
  return rows.flatMap(
    (pin) => [`pin:${pin.id}`, `board:${pin.boardId}`, `user:${pin.pinnerId}`, ...pictureTags(pin)] as const,
  )
}

/** After a board was deleted, deletes its pins. */
export const clearDeletedBoard = async (db: Db, boardId: Id, now: Date): Promise<void> => {
  // Locked, so that a restore runs before or after this: in between, a restored board would lose its pins.
  const { rows } = await sql`
    select 1 from boards where id = ${boardId} and deleted_at is not null for share`.execute(db)
  if (rows.length === 0) return
  await sql`update pins set deleted_at = ${now} where board_id = ${boardId} and deleted_at is null`.execute(db)
  await sql`
    with origins as (
      select distinct origin_pin_id as id from pins where board_id = ${boardId} and origin_pin_id is not null
    ) ${recountRepins}`.execute(db)
}
