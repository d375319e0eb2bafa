import type { Id, MediaStatus } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { ImageFacts } from './pipeline/index.ts'

export interface UploadRow {
  readonly id: Id
  readonly userId: Id
  readonly status: MediaStatus
  readonly errorCode: string | null
  readonly signature: string | null
  readonly width: number | null
  readonly height: number | null
  readonly dominantColor: string | null
  readonly thumbhash: string | null
  readonly declaredType: string
}

export const findUpload = async (db: Db, id: Id): Promise<UploadRow | undefined> => {
  const { rows } = await sql<UploadRow>`
    select u.id, u.user_id as "userId", u.status, u.error_code as "errorCode", u.signature,
      u.declared_type as "declaredType", i.width, i.height, i.dominant_color as "dominantColor", i.thumbhash
    from media_uploads u left join images i on i.signature = u.signature
    where u.id = ${id}`.execute(db)
  return rows[0]
}

export const insertUpload = async (
  db: Db,
  upload: {
    id: Id
    shard: number
    userId: Id
    fileName: string
    declaredType: string
    bytes: number
    isForSearch: boolean
    now: Date
  },
): Promise<void> => {
  await sql`
    insert into media_uploads (id, shard, user_id, status, file_name, declared_type, bytes, is_for_search, created_at,
      updated_at)
    values (${upload.id}, ${upload.shard}, ${upload.userId}, 'registered', ${upload.fileName}, ${upload.declaredType},
      ${upload.bytes}, ${upload.isForSearch}, ${upload.now}, ${upload.now})`.execute(db)
}

export const countUploadsSince = async (db: Db, userId: Id, sinceId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from media_uploads where user_id = ${userId} and id > ${sinceId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes an unfinished upload into work; `undefined` when it is finished or unknown. */
export const startUpload = async (
  db: Db,
  id: Id,
  now: Date,
): Promise<{ declaredType: string; isForSearch: boolean } | undefined> => {
  const { rows } = await sql<{ declaredType: string; isForSearch: boolean }>`
    update media_uploads set status = 'processing', updated_at = ${now}
    where id = ${id} and status in ('registered', 'processing')
    returning declared_type as "declaredType", is_for_search as "isForSearch"`.execute(db)
  return rows[0]
}

export const finishUpload = async (db: Db, id: Id, signature: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set status = 'succeeded', signature = ${signature}, updated_at = ${now} where id = ${id}`.execute(
    db,
  )
}

export const failUpload = async (db: Db, id: Id, errorCode: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set status = 'failed', error_code = ${errorCode}, updated_at = ${now}
    where id = ${id} and status <> 'succeeded'`.execute(db)
}

/** The facts of a picture; the same picture twice is one row. */
export const insertImage = async (
  db: Db,
  facts: ImageFacts,
  original: { contentType: string; extension: string },
  now: Date,
): Promise<void> => {
  await sql`
    insert into images (signature, sha256, width, height, format, bytes, animated, frames, has_alpha, dominant_color,
      palette, thumbhash, phash, mirrored_phash, inside, original_type, original_extension, created_at)
    values (${facts.signature}, ${facts.sha256}, ${facts.width}, ${facts.height}, ${facts.format}, ${facts.bytes},
      ${facts.animated}, ${facts.frames}, ${facts.hasAlpha}, ${facts.dominantColor}, ${JSON.stringify(facts.palette)},
      ${facts.thumbhash}, ${facts.phash}, ${facts.mirroredPhash},
      ${facts.inside && JSON.stringify(facts.inside)}::jsonb, ${original.contentType}, ${original.extension}, ${now})
    on conflict (signature) do nothing`.execute(db)
}

export interface StoredImage {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly animated: boolean
  readonly originalType: string
  readonly originalExtension: string
}

export const findImage = async (db: Db, signature: string): Promise<StoredImage | undefined> => {
  const { rows } = await sql<StoredImage>`
    select signature, width, height, has_alpha as "hasAlpha", animated, original_type as "originalType",
      original_extension as "originalExtension"
    from images where signature = ${signature}`.execute(db)
  return rows[0]
}

/**
 * Whether a visitor may see a picture or video: it is on a live pin of a board that is not secret, of people who are neither
 * gone nor private, within a carousel or story there, in a comment on such
 * a pin or a try of it; or it is somebody's portrait. The visibility of a pin and of a comment to
 * a visitor, as SQL (kernel/visibility.ts, comments/comment-visibility.ts).
 */
export const isPicturePublic = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pins p
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id
    where p.image_signature = ${signature} and p.deleted_at is null and b.deleted_at is null and b.privacy <> 'secret'
      and o.deleted_at is null and not o.is_private and u.deleted_at is null
    union all
    select 1 from pin_content_media m
    join pins p on p.content_id = m.content_id
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id
    where m.signature = ${signature} and p.deleted_at is null and b.deleted_at is null and b.privacy <> 'secret'
      and o.deleted_at is null and not o.is_private and u.deleted_at is null
    union all
    select 1 from comments c
    join pins p on p.id = c.pin_id
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id
    join users a on a.id = c.author_id
    left join comments q on q.id = c.parent_id
    left join users r on r.id = q.author_id
    where c.image_signature = ${signature} and c.deleted_at is null and c.hidden_at is null
      and (c.parent_id is null or (q.deleted_at is null and q.hidden_at is null and r.deleted_at is null))
      and not p.comments_disabled and p.deleted_at is null and b.deleted_at is null and b.privacy <> 'secret'
      and o.deleted_at is null and not o.is_private and u.deleted_at is null and a.deleted_at is null
    union all
    select 1 from pin_did_its d
    join pins p on p.id = d.pin_id
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id
    join users a on a.id = d.user_id
    where d.image_signature = ${signature} and d.removed_at is null and p.deleted_at is null and b.deleted_at is null and b.privacy <> 'secret'
      and o.deleted_at is null and not o.is_private and u.deleted_at is null
      and a.deleted_at is null and not a.is_private
    union all
    select 1 from users where avatar_signature = ${signature} and deleted_at is null
    union all
    select 1 from users where cover ->> 'signature' = ${signature} and deleted_at is null and not is_private
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Whether a visitor may have the original of a picture: it is on a live pin that they see, as above, or within one, and
 * whose picture it is shares it. What SQL says here, pins/pin-policy.ts says of one pin.
 */
export const isOriginalOpen = async (db: Db, signature: string): Promise<boolean> => {
  const shared = sql`
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id
    join users w on w.id = coalesce(p.origin_pinner_id, p.pinner_id)
    where p.deleted_at is null and b.deleted_at is null and b.privacy <> 'secret' and o.deleted_at is null
      and not o.is_private and u.deleted_at is null and w.deleted_at is null and w.shares_originals`
  const { rows } = await sql`
    select 1 from pins p ${shared} and p.image_signature = ${signature}
    union all
    select 1 from pin_content_media m join pins p on p.content_id = m.content_id ${shared} and m.signature = ${signature}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a live pin, comment or try of a pin still has the picture: a signed address shows nothing that has been deleted. */
export const isPictureInUse = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pins p join boards b on b.id = p.board_id
    where p.image_signature = ${signature} and p.deleted_at is null and b.deleted_at is null
    union all
    select 1 from pin_content_media m join pins p on p.content_id = m.content_id join boards b on b.id = p.board_id
    where m.signature = ${signature} and p.deleted_at is null and b.deleted_at is null
    union all
    select 1 from comments c join pins p on p.id = c.pin_id join boards b on b.id = p.board_id
    left join comments q on q.id = c.parent_id
    where c.image_signature = ${signature} and c.deleted_at is null and c.hidden_at is null
      and (c.parent_id is null or (q.deleted_at is null and q.hidden_at is null))
      and not p.comments_disabled and p.deleted_at is null and b.deleted_at is null
    union all
    select 1 from pin_did_its d join pins p on p.id = d.pin_id join boards b on b.id = p.board_id
    join users a on a.id = d.user_id
    where d.image_signature = ${signature} and d.removed_at is null and p.deleted_at is null and b.deleted_at is null and a.deleted_at is null
    union all
    select 1 from users where cover ->> 'signature' = ${signature} and deleted_at is null
    limit 1`.execute(db)
  return rows.length > 0
}

/** Uploads nobody finished: the worker died, or the job was lost. */
export const staleUploads = async (db: Db, before: Date, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from media_uploads where status in ('registered', 'processing') and updated_at < ${before}
    order by updated_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
