import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'

export const recount: RecountDefinition = {
  counters: sql`
    with live_comment as (select * from comments where deleted_at is null and hidden_at is null),
    said_on as (
      select c.pin_id as id, count(*) as comments from live_comment c
      where c.parent_id is null or exists (select from live_comment q where q.id = c.parent_id) group by c.pin_id
    ),
    answered as (
      select parent_id as id, count(*) as replies from live_comment where parent_id is not null group by parent_id
    ),
    liked as (select comment_id as id, count(*) as likes from comment_likes group by comment_id),
    helped as (select comment_id as id, count(*) as helpfuls from comment_helpfuls group by comment_id)
    select 'pin ' || s.pin_id || ' comments' as what, s.comment_count as stored, coalesce(o.comments, 0) as actual
      from pin_stats s left join said_on o on o.id = s.pin_id
    union all select 'comment ' || s.comment_id || ' answers', s.reply_count, coalesce(o.replies, 0)
      from comment_stats s left join answered o on o.id = s.comment_id
    union all select 'comment ' || s.comment_id || ' likes', s.like_count, coalesce(o.likes, 0)
      from comment_stats s left join liked o on o.id = s.comment_id
    union all select 'comment ' || s.comment_id || ' helpfuls', s.helpful_count, coalesce(o.helpfuls, 0)
      from comment_stats s left join helped o on o.id = s.comment_id`,
  incomplete: sql`
    select 'comment ' || c.id || ' has no counters' as what from comments c
      where not exists (select from comment_stats s where s.comment_id = c.id)
    union all select 'comment ' || c.id || ' is on no pin' from comments c
      where not exists (select from pins p where p.id = c.pin_id)
    union all select 'comment ' || c.id || ' answers nothing' from comments c
      where c.parent_id is not null and not exists (select from comments q where q.id = c.parent_id)`,
}
