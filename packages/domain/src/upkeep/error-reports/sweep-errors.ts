import { sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'

const DAY_MS = 86_400_000
/** (ours) */
const EXAMPLES_DAYS = 30
/** (ours) Of groups that are no longer reported. */
const GROUPS_DAYS = 90
/** (ours) Anyone may send reports, so there is an end to the groups of browsers. */
const MAX_CLIENT_GROUPS = 5_000

/** Removes what was not reported again for a long time. */
export const sweepErrors = async (ctx: Ctx): Promise<void> => {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms)
  await sql`delete from error_minutes where minute < ${ago(DAY_MS)}`.execute(ctx.db)
  await sql`delete from error_examples where seen_at < ${ago(EXAMPLES_DAYS * DAY_MS)}`.execute(ctx.db)
  await sql`delete from error_groups where last_seen_at < ${ago(GROUPS_DAYS * DAY_MS)}`.execute(ctx.db)
  await sql`
    delete from error_groups where fingerprint in (
      select fingerprint from error_groups where kind not in ('server', 'job')
      order by last_seen_at desc offset ${MAX_CLIENT_GROUPS}
    )`.execute(ctx.db)
}
