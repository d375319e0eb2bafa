import { fail, type Id, LIMITS, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { cacheOfViewer, type Ctx, requireWriter } from '../../kernel/index.ts'
import { findTopic, type Topic, topicById } from './topics.ts'

/** @throws 'topic.not_found' */
export const getTopic = (slugOrId: string, field = 'interest_id'): Topic => {
  const topic = findTopic(slugOrId)
  if (!topic) throw fail('topic.not_found', { field })
  return topic
}

/** Adds or removes the follows that differ, and counts them. Processes topics in id order to avoid deadlocks. */
const setFollows = async (ctx: Ctx, topics: readonly Topic[], isOn: boolean): Promise<void> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  const ids = [...new Set(topics.map(({ id }) => Number(id)))].toSorted((a, b) => a - b)
  await writer.transaction(async (tx) => {
    const moved = isOn ? await insertFollows(tx.db, userId, ids, tx.now()) : await deleteFollows(tx.db, userId, ids)
    for (const id of moved.toSorted((a, b) => a - b)) {
      await sql`
        insert into topic_stats (topic_id, follower_count) values (${id}, ${isOn ? 1 : 0})
        on conflict (topic_id) do update
        set follower_count = greatest(0, topic_stats.follower_count + ${isOn ? 1 : -1})`.execute(tx.db)
    }
    if (isOn && (await countFollows(tx.db, userId)) > LIMITS.topicsFollowed) throw fail('topic.limit')
    tx.changed(`user:${userId}`)
  })
}

const insertFollows = async (db: Db, userId: Id, ids: readonly number[], now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into topic_follows (user_id, shard, topic_id, created_at)
    select ${userId}, ${shardOf(userId)}, id, ${now} from unnest(${ids}::int[]) as wanted(id)
    on conflict do nothing returning topic_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

const deleteFollows = async (db: Db, userId: Id, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    delete from topic_follows where user_id = ${userId} and topic_id = any (${ids}::int[])
    returning topic_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

const countFollows = async (db: Db, userId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from topic_follows where user_id = ${userId}`.execute(db)
  return rows[0]!.count
}

/** FIND-02: follows topics. Repeating it has no further effect. */
export const followTopics = (ctx: Ctx, topics: readonly Topic[]): Promise<void> => setFollows(ctx, topics, true)
export const unfollowTopics = (ctx: Ctx, topics: readonly Topic[]): Promise<void> => setFollows(ctx, topics, false)

/** The topics a user follows, latest first. */
export const followedTopics = async (db: Db, userId: Id): Promise<Topic[]> => {
  const { rows } = await sql<{ id: Id }>`
    select topic_id::text as id from topic_follows where user_id = ${userId}
    order by created_at desc, topic_id limit ${sql.lit(LIMITS.topicsFollowed)}`.execute(db)
  return rows.map(({ id }) => topicById(id)).filter((topic) => topic !== undefined)
}

/** The topics the viewer follows, latest first. */
export const loadFollowedTopics = cacheOfViewer((ctx) => followedTopics(ctx.db, ctx.viewer.userId))

export const topicFollowers = async (db: Db, ids: readonly Id[]): Promise<Map<Id, number>> => {
  const { rows } = await sql<{ id: Id; count: number }>`
    select topic_id::text as id, follower_count as count from topic_stats
    where topic_id = any (${ids.map(Number)}::int[])`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
