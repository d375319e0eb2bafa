import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'

interface Reach {
  readonly viewerId: Id
  /** What their username, first or last name begins with; every name begins with nothing. */
  readonly beginning: string
  /** A statement that tells who is likeliest: `user_id`, and `recent`, by which they are in order. */
  readonly nearest: RawBuilder<unknown>
  /** How many of those followed are looked at, the most recent. */
  readonly followed: number
  readonly isViewerAmong: boolean
}

/** Of everybody, those looked at whose username begins so; and how many are told. */
const NAMED = 40

/**
 * People whose names begin so, the likeliest first: the nearest, then those the viewer follows, then anybody of that
 * username. Whether the viewer can reach them is not asked here.
 */
export const peopleInReach = async (db: Db, reach: Reach): Promise<Id[]> => {
  const { viewerId, nearest } = reach
  const from = reach.beginning.toLowerCase()
  // The last character there is: every name that begins so lies between the two.
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
