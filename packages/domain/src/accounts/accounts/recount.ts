import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'

export const recount: RecountDefinition = {
  incomplete: sql`
    with live_user as (select id, username, email from users where deleted_at is null)
    select 'person ' || u.id || ' has no counters' as what from live_user u
      where not exists (select from user_stats s where s.user_id = u.id)
    union all select 'person ' || u.id || ' does not own the username' from live_user u
      where not exists (select from usernames n where n.username = lower(u.username) and n.user_id = u.id)
    union all select 'person ' || u.id || ' does not own the email' from live_user u
      where not exists (select from emails e where e.email = lower(u.email) and e.user_id = u.id)`,
}
