import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'

interface Reach {
  readonly viewerId: Id
  /** Prefix of the username, first name or last name; empty matches every name. */
  readonly beginning: string
  /** A query that ranks the likeliest users: `user_id`, and `recent`, the sort key. */
  readonly nearest: RawBuilder<unknown>
  /** How many of the most recently followed users are considered. */
  readonly followed: number
  readonly isViewerAmong: boolean
}

/** How many users are considered by username prefix among all users, and how many are returned. */
const NAMED = 40

/**
 * Finds users by name prefix, likeliest first: `nearest`, then users the viewer follows, then anyone with a matching
 * username. Does not check whether the viewer can reach them.
 */
export const peopleInReach = async (db: Db, reach: Reach): Promise<Id[]> => {
  const { viewerId, nearest } = reach
  const from = reach.beginning.toLowerCase()
  // The last possible character: every name with this prefix lies between the two.
  const to = `${from}\u{10ffff}`
  const begins = (column: string) =>
    from === '' ? sql`true` : sql`lower(${sql.ref(column)}) collate "C" between ${from} and ${to}`
  const named =
    from === ''
      ? sql``
      : sql`
    union all (
      select user_id, 3, 0 from usernames
      where username >= ${from} and username <= ${to} order by username limit ${sql.lit(NAMED)}
    )`
  const { rows } = await sql<{ id: Id }>`
    with near as (
      select user_id, 1 as nearness, recent from (${nearest}) nearest
      union all (
        select followee_id, 2, 0 from (
          select followee_id from user_follows where follower_id = ${viewerId}
          order by created_at desc limit ${sql.lit(reach.followed)}
        ) followed
      )${named}
    )
    select u.id from near cross join lateral (select * from users where id = near.user_id limit 1) u
    where u.deleted_at is null ${reach.isViewerAmong ? sql`` : sql`and u.id <> ${viewerId}`}
      and (${begins('u.username')} or ${begins('u.first_name')} or ${begins('u.last_name')})
    group by u.id, u.username order by min(near.nearness), max(near.recent) desc, u.username
    limit ${sql.lit(NAMED)}`.execute(db)
  return rows.map(({ id }) => id)
}
