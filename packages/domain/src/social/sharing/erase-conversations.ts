import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Removes a user and their messages from all conversations. */
export const eraseConversationsOf = async (db: Db, userId: Id): Promise<readonly string[]> => {
  // A direct conversation is removed with either of its members.
  await sql`
    with gone as (delete from conversations where low_id = ${userId} or high_id = ${userId} returning id),
    members as (delete from conversation_members where conversation_id in (select id from gone))
    delete from messages where conversation_id in (select id from gone)`.execute(db)
  // A group conversation continues without the user and their messages.
  await sql`
    delete from messages where sender_id = ${userId} or
      (subject_id = ${userId} and conversation_id in (
        select conversation_id from conversation_members where user_id = ${userId}
      ))`.execute(db)
  await sql`update conversations set name = '', named_by_id = null where named_by_id = ${userId}`.execute(db)
  await sql`delete from conversation_members where user_id = ${userId}`.execute(db)
  return []
}
