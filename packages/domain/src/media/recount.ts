import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../kernel/index.ts'

/** An upload's job gives up within minutes, and leftovers are swept every ten. */
const UNFINISHED_AFTER = sql.lit('1 hour')

export const recount: RecountDefinition = {
  incomplete: sql`
    select 'upload ' || id || ' is still ' || status as what from media_uploads
    where status in ('registered', 'processing') and updated_at < now() - ${UNFINISHED_AFTER}::interval`,
}
