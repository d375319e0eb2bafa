import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** A user follows no topic any more. */
export const eraseTopicFollowsOf = async (db: Db, userId: Id): Promise<readonly string[]> => {
  await sql`
    with gone as (delete from topic_follows where user_id = ${userId} returning topic_id)
    update topic_stats s set follower_count = greatest(0, s.follower_count - 1)
    from gone where s.topic_id = gone.topic_id`.execute(db)
  return []
}
