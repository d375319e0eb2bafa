import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** A small table: the next attempt deletes rows of past hours. */
export const eraseAttemptsOf = async (db: Db, userId: Id): Promise<readonly string[]> => {
  await sql`delete from login_attempts where subject like ${`%:${userId}`}`.execute(db)
  return []
}
