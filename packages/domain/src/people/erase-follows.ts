import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { countForUsers } from '../accounts/accounts/index.ts'

/** Deletes a user's follows in both directions. */
export const eraseFollowsOf = async (db: Db, userId: Id): Promise<readonly string[]> => {
  await sql`
    with gone as (delete from user_follows where follower_id = ${userId} returning followee_id)
    ${countForUsers('follower_count', sql`select followee_id as user_id, -1 as by from gone`)}`.execute(db)
  await sql`
    with gone as (delete from user_follows where followee_id = ${userId} returning follower_id)
    ${countForUsers('following_count', sql`select follower_id as user_id, -1 as by from gone`)}`.execute(db)
  return []
}
