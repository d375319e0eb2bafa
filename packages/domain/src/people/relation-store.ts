import { type Id, shardOf } from '@corkboard/contract'
import { type Db, sql, type Tx } from '@corkboard/database'

export interface RelationRow {
  readonly kind: 'follows' | 'followers' | 'blocks' | 'blockedBy'
  readonly person_id: Id
}

/** One parameter however many ids, so that the statement keeps its plan. */
const among = (ids: readonly Id[]) => sql<Id>`any(${ids}::bigint[])`

/** How `viewerId` stands to these people, in one statement. */
export const relationsBetween = (db: Db, viewerId: Id, personIds: readonly Id[]): Promise<RelationRow[]> =>
  db
    .selectFrom('user_follows')
    .select((e) => [e.val('follows').as('kind'), 'followee_id as person_id'])
    .where('follower_id', '=', viewerId)
    .where('followee_id', '=', among(personIds))
    .unionAll(
      db
        .selectFrom('user_follows')
        .select((e) => [e.val('followers').as('kind'), 'follower_id as person_id'])
        .where('followee_id', '=', viewerId)
        .where('follower_id', '=', among(personIds)),
    )
    .unionAll(
      db
        .selectFrom('user_blocks')
        .select((e) => [e.val('blocks').as('kind'), 'blocked_id as person_id'])
        .where('blocker_id', '=', viewerId)
        .where('blocked_id', '=', among(personIds)),
    )
    .unionAll(
      db
        .selectFrom('user_blocks')
        .select((e) => [e.val('blockedBy').as('kind'), 'blocker_id as person_id'])
        .where('blocked_id', '=', viewerId)
        .where('blocker_id', '=', among(personIds)),
    )
    .$castTo<RelationRow>()
    .execute()

/**
 * Lets one transaction at a time change what is between two people.
 * NOTE: always both, in order of id. Another order deadlocks, and without the lock a follow slips past a block.
 */
export const lockPair = async (tx: Tx, a: Id, b: Id): Promise<void> => {
  await tx
    .selectFrom('user_stats')
    .select('user_id')
    .where('user_id', 'in', [a, b])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether the row is new. */
export const insertFollow = async (tx: Tx, followerId: Id, followeeId: Id, now: Date): Promise<boolean> => {
  const result = await tx
    .insertInto('user_follows')
    .values({ follower_id: followerId, followee_id: followeeId, shard: shardOf(followerId), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Whether there was such a row. */
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
