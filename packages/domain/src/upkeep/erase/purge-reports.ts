import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Removes reports about or by a user; what they did as staff stays in the log, without their name. */
export const purgeReports = async (db: Db, userId: Id): Promise<void> => {
  await sql`delete from reports where subject_id = ${userId} or reporter_id = ${userId}`.execute(db)
  await sql`delete from moderation_actions where subject_id = ${userId}`.execute(db)
  await sql`update editorial_actions set actor_id = null where actor_id = ${userId}`.execute(db)
  await sql`update articles set updated_by_id = null where updated_by_id = ${userId}`.execute(db)
  await sql`update moderation_actions set actor_id = null where actor_id = ${userId}`.execute(db)
}
