import { type Audience, type Id, type MessageAudience, type ProfileView, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { CoverPicture, StoredMerchant } from '../identity/index.ts'
import type { PersonRow } from './person.ts'

/** One parameter however many ids, so that the statement keeps its plan. */
const among = (ids: readonly Id[]) => sql<Id>`any(${ids}::bigint[])`

const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('user_stats', (join) =>
      join.onRef('user_stats.user_id', '=', 'users.id').onRef('user_stats.shard', '=', 'users.shard'),
    )
    .select([
      'users.id',
      'users.shard',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.about',
      'users.country',
      'users.is_private',
      'users.is_search_hidden',
      'users.shares_originals',
      'users.pronouns',
      'users.website_url',
      'users.messages_from',
      'users.mentions_from',
      'users.comments_from',
      'users.deleted_at',
      'users.avatar_signature',
      'users.cover',
      'users.merchant',
      'users.profile_tab',
      'users.boards_layout',
      'users.created_at',
      'user_stats.follower_count',
      'user_stats.following_count',
      'user_stats.pin_count',
      'user_stats.total_pin_count',
      'user_stats.board_count',
      'user_stats.secret_board_count',
      'user_stats.group_board_count',
    ])

type StoredPerson = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

const toPerson = (row: StoredPerson): PersonRow => ({
  id: row.id,
  shard: row.shard,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  about: row.about,
  country: row.country,
  isPrivate: row.is_private,
  isSearchHidden: row.is_search_hidden,
  sharesOriginals: row.shares_originals,
  pronouns: row.pronouns,
  websiteUrl: row.website_url,
  // The table's checks hold them to these values.
  messagesFrom: row.messages_from as MessageAudience,
  mentionsFrom: row.mentions_from as Audience,
  commentsFrom: row.comments_from as Audience,
  isDeleted: row.deleted_at !== null,
  avatarSignature: row.avatar_signature,
  cover: row.cover as CoverPicture | null,
  merchant: row.merchant as StoredMerchant | null,
  view: { tab: row.profile_tab, boards: row.boards_layout } as ProfileView,
  createdAt: row.created_at,
  followerCount: row.follower_count,
  followingCount: row.following_count,
  pinCount: row.pin_count,
  totalPinCount: row.total_pin_count,
  boardCount: row.board_count,
  secretBoardCount: row.secret_board_count,
  groupBoardCount: row.group_board_count,
})

/** Both tables are told which rows: a join may be planned as one pass through all there are. */
export const peopleByIds = async (db: Db, ids: readonly Id[]): Promise<PersonRow[]> => {
  const query = people(db).where('users.id', '=', among(ids)).where('user_stats.user_id', '=', among(ids))
  return (await query.execute()).map(toPerson)
}

export const personByUsername = async (db: Db, username: string): Promise<PersonRow | undefined> => {
  const named = sql<Id>`(select user_id from usernames where username = ${username.toLowerCase()})`
  const row = await people(db).where('users.id', '=', named).where('user_stats.user_id', '=', named).executeTakeFirst()
  return row && toPerson(row)
}

/** @returns the one from before */
export const setAvatarSignature = async (
  db: Db,
  userId: Id,
  signature: string | null,
  now: Date,
): Promise<string | null> => {
  const { rows } = await sql<{ before: string | null }>`
    with before as (
      select id, shard, avatar_signature from users where id = ${userId} and shard = ${shardOf(userId)} for update
    )
    update users set avatar_signature = ${signature}, updated_at = ${now} from before
    where users.id = before.id and users.shard = before.shard returning before.avatar_signature as before`.execute(db)
  return rows[0]?.before ?? null
}

/** @returns the signature of the one before, which can be had back */
export const putCover = async (db: Db, userId: Id, signature: string | null, now: Date): Promise<string | null> => {
  const { rows } = await sql<{ before: string | null }>`
    with before as (
      select id, shard, cover from users where id = ${userId} and shard = ${shardOf(userId)} for update
    )
    update users set
      cover = (
        select jsonb_build_object('signature', i.signature, 'width', i.width, 'height', i.height, 'dominant_color', i.dominant_color)
        from images i where i.signature = ${signature}
      ),
      previous_cover = coalesce(before.cover, users.previous_cover),
      previous_cover_at = case when before.cover is null then users.previous_cover_at else ${now}::timestamptz end,
      updated_at = ${now}
    from before where users.id = before.id and users.shard = before.shard
    returning before.cover ->> 'signature' as before`.execute(db)
  return rows[0]?.before ?? null
}

/** The cover from before and the one there is change places. Signatures of both; nothing when there is none to have back. */
export const restorePreviousCover = async (
  db: Db,
  userId: Id,
  since: Date,
  now: Date,
): Promise<readonly [string, string | null] | undefined> => {
  const { rows } = await sql<{ restored: string; before: string | null }>`
    with before as (
      select id, shard, cover, previous_cover from users
      where id = ${userId} and shard = ${shardOf(userId)} and previous_cover is not null and previous_cover_at > ${since}
      for update
    )
    update users set cover = before.previous_cover, previous_cover = before.cover,
      previous_cover_at = ${now}, updated_at = ${now}
    from before where users.id = before.id and users.shard = before.shard
    returning before.previous_cover ->> 'signature' as restored, before.cover ->> 'signature' as before`.execute(db)
  const [row] = rows
  return row && [row.restored, row.before]
}

export const setProfileView = async (db: Db, userId: Id, view: Partial<ProfileView>, now: Date): Promise<void> => {
  await sql`
    update users set profile_tab = coalesce(${view.tab ?? null}, profile_tab),
      boards_layout = coalesce(${view.boards ?? null}, boards_layout), updated_at = ${now}
    where id = ${userId} and shard = ${shardOf(userId)}`.execute(db)
}
