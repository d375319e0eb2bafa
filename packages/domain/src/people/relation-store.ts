import { type Id, shardOf } from '@corkboard/contract'
import { type Db, type RawBuilder, sql, type Tx } from '@corkboard/database'

export type RelationKind = 'follows' | 'followers' | 'blocks' | 'blockedBy'

export interface RelationRow {
  readonly kind: RelationKind
  readonly person_id: Id
}

/** One parameter for any number of ids, so the statement keeps its plan. */
const among = (ids: readonly Id[]) => sql<Id>`any(${ids}::bigint[])`

/** Loads the relations of `viewerId` to these users in one statement. */
export const relationsBetween = async (db: Db, viewerId: Id, personIds: readonly Id[]): Promise<RelationRow[]> => {
  const { rows } = await sql<RelationRow>`
    select 'follows' as kind, followee_id as person_id from user_follows
      where follower_id = ${viewerId} and followee_id = ${among(personIds)}
    union all select 'followers', follower_id from user_follows
      where followee_id = ${viewerId} and follower_id = ${among(personIds)}
    union all select 'blocks', blocked_id from user_blocks
      where blocker_id = ${viewerId} and blocked_id = ${among(personIds)}
    union all select 'blockedBy', blocker_id from user_blocks
      where blocked_id = ${viewerId} and blocker_id = ${among(personIds)}`.execute(db)
  return rows
}

/** Loads all relations of `viewerId`; `undefined` if there are more than `limit`. */
export const allRelationsOf = async (db: Db, viewerId: Id, limit: number): Promise<RelationRow[] | undefined> => {
  const most = sql.lit(limit + 1)
  const { rows } = await sql<RelationRow>`
    (select 'follows' as kind, followee_id as person_id from user_follows where follower_id = ${viewerId} limit ${most})
    union all (select 'followers', follower_id from user_follows where followee_id = ${viewerId} limit ${most})
    union all (select 'blocks', blocked_id from user_blocks where blocker_id = ${viewerId} limit ${most})
    union all (select 'blockedBy', blocker_id from user_blocks where blocked_id = ${viewerId} limit ${most})
    limit ${most}`.execute(db)
  return rows.length > limit ? undefined : rows
}

/** The viewer's relations to one user named in a row, as a value of that row: `null` when there are none. */
export const relationsTo = (viewerId: Id, person: RawBuilder<Id>): RawBuilder<readonly RelationKind[] | null> => sql`(
  select json_agg(kind) from (
    select 'follows' as kind from user_follows where follower_id = ${viewerId} and followee_id = ${person}
    union all select 'followers' from user_follows where followee_id = ${viewerId} and follower_id = ${person}
    union all select 'blocks' from user_blocks where blocker_id = ${viewerId} and blocked_id = ${person}
    union all select 'blockedBy' from user_blocks where blocked_id = ${viewerId} and blocker_id = ${person}
  ) relation
)`

/**
 * Lets one transaction at a time change the relations between two users. NOTE: always lock both, in order of id.
 * Another order deadlocks, and without the lock a follow slips past a block.
 */
export const lockPair = (tx: Tx, a: Id, b: Id): Promise<void> => lockPeople(tx, [a, b])

/** The same for one user and many others. */
export const lockPeople = async (tx: Tx, ids: readonly Id[]): Promise<void> => {
  await tx
    .selectFrom('user_stats')
    .select('user_id')
    .where('user_id', 'in', [...ids])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** Returns which of these users follow each other: `a/b` and `b/a` for each pair. */
export const mutualsAmong = async (db: Db, ids: readonly Id[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('user_follows as f')
    .innerJoin('user_follows as back', (join) =>
      join.onRef('back.follower_id', '=', 'f.followee_id').onRef('back.followee_id', '=', 'f.follower_id'),
    )
    .select(['f.follower_id', 'f.followee_id'])
    .where('f.follower_id', '=', among(ids))
    .where('f.followee_id', '=', among(ids))
    .execute()
  return new Set(rows.map((row) => `${row.follower_id}/${row.followee_id}`))
}

/** Position in a list of users: when the follow or block began, as the database prints it, and the user's id. */
export interface FollowPlace {
  readonly since: string
  readonly id: Id
}

/** A page of a user's followers, or of the users they follow, latest first. */
export const followSkeleton = async (
  db: Db,
  kind: 'followers' | 'following',
  userId: Id,
  after: FollowPlace | undefined,
  limit: number,
): Promise<FollowPlace[]> => {
  const [own, other] = kind === 'followers' ? ['followee_id', 'follower_id'] : ['follower_id', 'followee_id']
  const { rows } = await sql<FollowPlace>`
    select ${sql.ref(other)} as id, created_at::text as since from user_follows
    where ${sql.ref(own)} = ${userId}
      ${after ? sql`and (created_at, ${sql.ref(other)}) < (${after.since}::timestamptz, ${after.id}::bigint)` : sql``}
    order by created_at desc, ${sql.ref(other)} desc limit ${limit}`.execute(db)
  return rows
}

/** A page of the users that a user has blocked, latest first. */
export const blockedSkeleton = async (
  db: Db,
  blockerId: Id,
  after: FollowPlace | undefined,
  limit: number,
): Promise<FollowPlace[]> => {
  const { rows } = await sql<FollowPlace>`
    select blocked_id as id, created_at::text as since from user_blocks
    where blocker_id = ${blockerId}
      ${after ? sql`and (created_at, blocked_id) < (${after.since}::timestamptz, ${after.id}::bigint)` : sql``}
    order by created_at desc, blocked_id desc limit ${limit}`.execute(db)
  return rows
}

/** How many users a user follows, according to their counter. */
export const followingCount = async (db: Db, userId: Id): Promise<number> => {
  const row = await db
    .selectFrom('user_stats')
    .select('following_count')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.following_count ?? 0
}

/** Returns true when the row is new. */
export const insertFollow = async (tx: Tx, followerId: Id, followeeId: Id, now: Date): Promise<boolean> => {
  const result = await tx
    .insertInto('user_follows')
    .values({ follower_id: followerId, followee_id: followeeId, shard: shardOf(followerId), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Returns true when there was such a row. */
export const deleteFollow = async (tx: Tx, followerId: Id, followeeId: Id): Promise<boolean> => {
  const result = await tx
    .deleteFrom('user_follows')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .where('shard', '=', shardOf(followerId))
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const insertBlock = async (tx: Tx, blockerId: Id, blockedId: Id, now: Date): Promise<boolean> => {
  const result = await tx
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, shard: shardOf(blockerId), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const deleteBlock = async (tx: Tx, blockerId: Id, blockedId: Id): Promise<boolean> => {
  const result = await tx
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('shard', '=', shardOf(blockerId))
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const isFollowing = async (db: Db, followerId: Id, followeeId: Id): Promise<boolean> => {
  const row = await db
    .selectFrom('user_follows')
    .select('follower_id')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .executeTakeFirst()
  return row !== undefined
}
