import { type Id, type ProfileView, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** @returns the previous signature */
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

/** @returns the signature of the previous cover, which can be restored */
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

/** Swaps the current and the previous cover. Returns both signatures; undefined when there is nothing to restore. */
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
