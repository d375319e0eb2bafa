import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import { loadChoices } from '../accounts/settings/index.ts'
import type { Ctx } from '../kernel/index.ts'

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

interface Found {
  readonly id: Id
  /** True when the viewer is connected with them, or has typed their whole username. */
  readonly isKnown: boolean
}

const findInReach = async (db: Db, reach: Reach): Promise<readonly Found[]> => {
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
  const { rows } = await sql<Found>`
    with near as (
      select user_id, 1 as nearness, recent from (${nearest}) nearest
      union all (
        select followee_id, 2, 0 from (
          select followee_id from user_follows where follower_id = ${viewerId}
          order by created_at desc limit ${sql.lit(reach.followed)}
        ) followed
      )${named}
    )
    select u.id, min(near.nearness) < 3 or lower(u.username) = ${from} as "isKnown"
    from near cross join lateral (select * from users where id = near.user_id limit 1) u
    where u.deleted_at is null ${reach.isViewerAmong ? sql`` : sql`and u.id <> ${viewerId}`}
      and (${begins('u.username')} or ${begins('u.first_name')} or ${begins('u.last_name')})
    group by u.id, u.username order by min(near.nearness), max(near.recent) desc, u.username
    limit ${sql.lit(NAMED)}`.execute(db)
  return rows
}

/** IDENT-13: users among these who want to be suggested to members they are not connected with. */
export const suggestable = async (ctx: Ctx, userIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const choices = await loadChoices(ctx, userIds)
  return new Set(userIds.filter((id) => choices.get(id)?.is_suggested))
}

/**
 * Finds users by name prefix, likeliest first: `nearest`, then users the viewer follows, then anyone with a matching
 * username who wants to be suggested. Does not check whether the viewer can reach them.
 */
export const peopleInReach = async (ctx: Ctx, reach: Reach): Promise<Id[]> => {
  const found = await findInReach(ctx.db, reach)
  const suggested = await suggestable(
    ctx,
    found.flatMap(({ id, isKnown }) => (isKnown ? [] : [id])),
  )
  return found.flatMap(({ id, isKnown }) => (isKnown || suggested.has(id) ? [id] : []))
}
