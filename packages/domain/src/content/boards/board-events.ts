import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { ChangeTag } from '../../kernel/index.ts'

/**
 * BOARD-03: makes two users stop following each other's boards when one blocks the other. Returns tags for those
 * boards.
 */
export const unfollowBoardsBetween = async (db: Db, one: Id, other: Id): Promise<ChangeTag[]> => {
  const { rows } = await sql<{ id: Id }>`
    with gone as (
      delete from board_follows f using boards b
      where b.id = f.board_id
        and ((f.user_id = ${one} and b.owner_id = ${other}) or (f.user_id = ${other} and b.owner_id = ${one}))
      returning f.board_id
    ), counted as (select board_id, count(*)::int as gone from gone group by board_id)
    update board_stats set follower_count = greatest(0, follower_count - counted.gone)
    from counted where board_stats.board_id = counted.board_id
    returning counted.board_id as id`.execute(db)
  return rows.map(({ id }) => `board:${id}` as const)
}
