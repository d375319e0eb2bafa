import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'

export const recount: RecountDefinition = {
  counters: sql`
    select 'topic ' || s.topic_id || ' followers' as what, s.follower_count as stored,
      (select count(*) from topic_follows f where f.topic_id = s.topic_id) as actual
    from topic_stats s`,
}
