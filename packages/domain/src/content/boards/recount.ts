import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'

export const recount: RecountDefinition = {
  counters: sql`
    with live_board as (select * from boards where deleted_at is null),
    sections_of as (select board_id as id, count(*) as sections from board_sections where deleted_at is null group by board_id),
    boards_of as (
      select owner_id as id, count(*) filter (where privacy = 'public') as public,
        count(*) filter (where privacy = 'secret') as secret
      from live_board group by owner_id
    ),
    followed as (select board_id as id, count(*) as followers from board_follows group by board_id),
    working_on as (select board_id as id, count(*) as people from board_collaborators group by board_id),
    worked_on as (
      select c.user_id as id, count(*) as boards from board_collaborators c join live_board b on b.id = c.board_id
      group by c.user_id
    ),
    live_stats as (select s.* from board_stats s join live_board b on b.id = s.board_id)
    select 'board ' || s.board_id || ' sections' as what, s.section_count as stored, coalesce(o.sections, 0) as actual
      from live_stats s left join sections_of o on o.id = s.board_id
    union all select 'board ' || s.board_id || ' followers', s.follower_count, coalesce(f.followers, 0)
      from live_stats s left join followed f on f.id = s.board_id
    union all select 'board ' || s.board_id || ' collaborators', s.collaborator_count, coalesce(w.people, 0)
      from live_stats s left join working_on w on w.id = s.board_id
    union all select 'person ' || s.user_id || ' group boards', s.group_board_count, coalesce(w.boards, 0)
      from user_stats s left join worked_on w on w.id = s.user_id
    union all select 'person ' || s.user_id || ' public boards', s.board_count, coalesce(o.public, 0)
      from user_stats s left join boards_of o on o.id = s.user_id
    union all select 'person ' || s.user_id || ' secret boards', s.secret_board_count, coalesce(o.secret, 0)
      from user_stats s left join boards_of o on o.id = s.user_id`,
  incomplete: sql`
    with live_board as (select id, owner_id from boards where deleted_at is null)
    select 'board ' || b.id || ' has no counters' as what from live_board b
      where not exists (select from board_stats s where s.board_id = b.id)
    union all select 'board ' || b.id || ' has no owner' from live_board b
      where not exists (select from users u where u.id = b.owner_id)`,
}
