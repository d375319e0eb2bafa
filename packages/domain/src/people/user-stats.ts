import { type Id, shardOf } from '@corkboard/contract'
import { sql, type Tx } from '@corkboard/database'

/** Counters beside a person, as `user_stats` names them. */
export type UserCounter =
  | 'board_count'
  | 'secret_board_count'
  | 'group_board_count'
  | 'pin_count'
  | 'total_pin_count'
  | 'follower_count'
  | 'following_count'

/**
 * Moves a person's counters in the transaction that moves what they count. One UPDATE, never below zero.
 * Report `user:<id>` with `changed` beside it.
 */
export const adjustUserStats = async (
  tx: Tx,
  userId: Id,
  delta: Partial<Record<UserCounter, number>>,
): Promise<void> => {
  const moved = Object.entries(delta).filter(([, by]) => by !== 0)
  if (moved.length === 0) return
  await tx
    .updateTable('user_stats')
    .set(
      Object.fromEntries(
        moved.map(([counter, by]) => [counter, sql<number>`greatest(0, ${sql.ref(counter)} + ${by})`]),
      ),
    )
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}

/** Makes other changes of this person's counters wait: the lock under which names and limits of an account are checked. */
export const lockUserStats = async (tx: Tx, userId: Id): Promise<void> => {
  await sql`select 1 from user_stats where user_id = ${userId} for update`.execute(tx)
}
