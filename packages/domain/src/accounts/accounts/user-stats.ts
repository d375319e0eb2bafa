import { type Id, shardOf } from '@corkboard/contract'
import { type RawBuilder, sql, type Tx } from '@corkboard/database'

/** Counters of a user, as named in `user_stats`. */
export type UserCounter =
  | 'board_count'
  | 'secret_board_count'
  | 'group_board_count'
  | 'pin_count'
  | 'total_pin_count'
  | 'scheduled_pin_count'
  | 'follower_count'
  | 'following_count'

/**
 * Changes a user's counters in the transaction that changes what they count. One UPDATE, never below zero. Callers must
 * also publish `user:<id>` with `changed`.
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

/**
 * Part of a statement: adds to the pin counters of users. `delta` selects `user_id`, `pins`, and `public`, how many of
 * them are on public boards; one row a user.
 */
export const countUserPins = (delta: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update user_stats s set total_pin_count = greatest(0, s.total_pin_count + d.pins),
    pin_count = greatest(0, s.pin_count + d.public)
  from (${delta}) d where s.user_id = d.user_id`

/** Part of a statement: adds to one counter of users. `delta` selects `user_id` and `by`, one row a user. */
export const countForUsers = (counter: UserCounter, delta: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update user_stats s set ${sql.ref(counter)} = greatest(0, s.${sql.ref(counter)} + d.by)
  from (${delta}) d where s.user_id = d.user_id`
