import { type Id, shardOf } from '@corkboard/contract'
import { sql, type Tx } from '@corkboard/database'

/** Counters of a user, as named in `user_stats`. */
export type UserCounter =
  | 'board_count'
  | 'secret_board_count'
  | 'group_board_count'
  | 'pin_count'
  | 'total_pin_count'
  | 'follower_count'
  | 'following_count'

/**
 * Changes a user's counters in the transaction that changes what they count. One UPDATE, never below zero. Also report
 * `user:<id>` with `changed`.
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

/** Makes other changes to this user's counters wait: the lock under which an account's names and limits are checked. */
export const lockUserStats = async (tx: Tx, userId: Id): Promise<void> => {
  await sql`select 1 from user_stats where user_id = ${userId} for update`.execute(tx)
}
