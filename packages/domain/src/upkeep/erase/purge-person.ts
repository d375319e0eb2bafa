import { type Id, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Removes a user's relations to others: follows, blocks, collaborations. Updates the others' counters. */
export const purgeRelations = async (db: Db, userId: Id): Promise<void> => {
  await sql`
    with gone as (delete from user_follows where follower_id = ${userId} returning followee_id)
    update user_stats s set follower_count = s.follower_count - 1 from gone where s.user_id = gone.followee_id`.execute(
    db,
  )
  await sql`
    with gone as (delete from user_follows where followee_id = ${userId} returning follower_id)
    update user_stats s set following_count = s.following_count - 1 from gone where s.user_id = gone.follower_id`.execute(
    db,
  )
  await sql`
    with gone as (delete from board_follows where user_id = ${userId} returning board_id)
    update board_stats s set follower_count = s.follower_count - 1 from gone where s.board_id = gone.board_id`.execute(
    db,
  )
  await sql`
    with gone as (delete from board_collaborators where user_id = ${userId} returning board_id)
    update board_stats s set collaborator_count = greatest(0, s.collaborator_count - 1)
    from gone where s.board_id = gone.board_id`.execute(db)
  await sql`
    delete from board_collaborator_invites where user_id = ${userId} or invited_by_id = ${userId}`.execute(db)
  await sql`update board_collaborators set invited_by_id = null where invited_by_id = ${userId}`.execute(db)
  await sql`
    with gone as (delete from topic_follows where user_id = ${userId} returning topic_id)
    update topic_stats s set follower_count = greatest(0, s.follower_count - 1)
    from gone where s.topic_id = gone.topic_id`.execute(db)
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
  // Notifications that others got about them; entries without any action left show nothing.
  await db.deleteFrom('news_acts').where('actor_id', '=', userId).execute()
  await db.deleteFrom('board_recents').where('user_id', '=', userId).execute()
  await db.deleteFrom('invites').where('sender_id', '=', userId).execute()
  await db.deleteFrom('operator_actions').where('subject_id', '=', userId).execute()
  await db.updateTable('operator_actions').set({ actor_id: null }).where('actor_id', '=', userId).execute()
  await sql`delete from user_blocks where blocker_id = ${userId} or blocked_id = ${userId}`.execute(db)
}

/** Tables with rows of a user that no counter includes. */
const OWN_TABLES = [
  'sessions',
  'remembered_people',
  'mail_links',
  'login_tickets',
  'parental_passcodes',
  'user_identities',
  'user_settings',
  'experience_statuses',
  'board_ideas_seen',
  'search_recents',
  'home_lists',
  'user_totps',
  'user_passkeys',
  'user_recovery_codes',
  'media_uploads',
  'taken_pictures',
  'news',
  'news_acts',
  'news_mails',
  'user_stats',
] as const

/** Deletes the account itself. Returns the signatures of the pictures it leaves behind. */
export const purgeAccount = async (db: Db, userId: Id): Promise<string[]> => {
  const { rows } = await sql<{ picture: string }>`
    select distinct signature as picture from media_uploads where user_id = ${userId} and signature is not null
    union select signature from taken_pictures where user_id = ${userId}
    union select avatar_signature from users where id = ${userId} and avatar_signature is not null
    union select cover ->> 'signature' from users where id = ${userId} and cover is not null
    union select previous_cover ->> 'signature' from users where id = ${userId} and previous_cover is not null`.execute(
    db,
  )
  // A small table: rows of past hours are deleted with the next attempt.
  await sql`delete from login_attempts where subject like ${`%:${userId}`}`.execute(db)
  for (const table of OWN_TABLES) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).where('shard', '=', shardOf(userId)).execute()
  return rows.map(({ picture }) => picture)
}

/**
 * Locks the user until the transaction ends, so two workers take turns; `false` when another one has already finished.
 */
export const lockPerson = async (db: Db, userId: Id): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** Users deleted before `before`, oldest first. */
export const longDeleted = async (db: Db, before: Date, limit: number): Promise<Id[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
