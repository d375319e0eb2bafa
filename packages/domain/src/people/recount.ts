import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../kernel/index.ts'

export const recount: RecountDefinition = {
  counters: sql`
    with followed as (select followee_id as id, count(*) as followers from user_follows group by followee_id),
    following as (select follower_id as id, count(*) as following from user_follows group by follower_id)
    select 'person ' || s.user_id || ' followers' as what, s.follower_count as stored, coalesce(f.followers, 0) as actual
      from user_stats s left join followed f on f.id = s.user_id
    union all select 'person ' || s.user_id || ' following', s.following_count, coalesce(f.following, 0)
      from user_stats s left join following f on f.id = s.user_id`,
}
