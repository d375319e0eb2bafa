import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { TxCtx } from '../../kernel/index.ts'

/** The parts of a transaction needed here; the outbox has no more of it. */
type Taking = Pick<TxCtx, 'db' | 'now' | 'tookAway'>

const invalidate = (tx: Taking, people: readonly Id[], signature: string): number => {
  for (const id of people) tx.tookAway(`account:${id}`, `user:${id}`)
  if (people.length > 0) tx.tookAway(`image:${signature}`)
  return people.length
}

/**
 * Staff: removes a picture from users' avatars and covers, some users at a time. Returns how many there were. The
 * picture is stored so that it can be restored, except for previous covers, which are not visible anyway.
 */
export const takePictureOffPeople = async (tx: Taking, signature: string, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: Id }>`
    with shown as (
      select id, shard, avatar_signature = ${signature} as is_portrait, cover ->> 'signature' = ${signature} as is_cover,
        cover
      from users
      where avatar_signature = ${signature} or cover ->> 'signature' = ${signature}
        or previous_cover ->> 'signature' = ${signature}
      order by id limit ${limit} for update
    ), kept as (
      insert into taken_pictures (user_id, shard, place, signature, cover, taken_at)
      select id, shard, 'portrait', ${signature}, null::jsonb, ${tx.now()}::timestamptz from shown where is_portrait
      union all select id, shard, 'cover', ${signature}, cover, ${tx.now()}::timestamptz from shown where is_cover
      on conflict (user_id, place, shard) do update
        set signature = excluded.signature, cover = excluded.cover, taken_at = excluded.taken_at
    )
    update users u set
      avatar_signature = case when is_portrait then null else u.avatar_signature end,
      cover = case when is_cover then null else u.cover end,
      previous_cover = case when u.previous_cover ->> 'signature' = ${signature} then null else u.previous_cover end,
      updated_at = ${tx.now()}
    from shown where u.id = shown.id and u.shard = shown.shard
    returning u.id`.execute(tx.db)
  return invalidate(
    tx,
    rows.map(({ id }) => id),
    signature,
  )
}

/**
 * Puts the picture back for users who have not chosen another since, some users at a time. Returns how many there were.
 */
export const putPictureBackOnPeople = async (tx: Taking, signature: string, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: Id }>`
    select u.id from users u
    where exists (select from taken_pictures t where t.user_id = u.id and t.signature = ${signature})
    order by u.id limit ${limit} for update`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  await sql`
    with kept as (
      delete from taken_pictures where signature = ${signature} and user_id = any(${ids}::bigint[])
      returning user_id, place, cover
    ), places as (
      select user_id, bool_or(place = 'portrait') as is_portrait,
        (array_agg(cover) filter (where place = 'cover'))[1] as cover
      from kept group by user_id
    )
    update users u set
      avatar_signature = coalesce(u.avatar_signature, case when is_portrait then ${signature}::text end),
      cover = coalesce(u.cover, places.cover), updated_at = ${tx.now()}
    from places where u.id = places.user_id`.execute(tx.db)
  return invalidate(tx, ids, signature)
}

/** Returns the stored pictures that were removed from a user's avatar or cover. */
export const picturesTakenOff = async (db: Db, userId: Id): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select distinct signature from taken_pictures where user_id = ${userId}`.execute(db)
  return rows.map(({ signature }) => signature)
}

/** Deletes pictures that were removed before then; they can no longer be put back. */
export const deleteTakenPictures = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from taken_pictures where taken_at <= ${before}`.execute(db)
}
