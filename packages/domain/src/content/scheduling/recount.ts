import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'

export const recount: RecountDefinition = {
  counters: sql`
    select 'person ' || s.user_id || ' scheduled pins' as what, s.scheduled_pin_count as stored,
      (select count(*) from scheduled_pins p where p.user_id = s.user_id and p.deleted_at is null) as actual
    from user_stats s`,
  incomplete: sql`
    select 'scheduled pin ' || p.id || ' lacks an upload' as what
    from scheduled_pins p cross join unnest(p.upload_ids) as upload (id)
    where not exists (select from media_uploads u where u.id = upload.id)
    union all select 'scheduled pin ' || p.id || ' lacks its picture' from scheduled_pins p
    where not exists (select from images i where i.signature = p.cover)`,
}
