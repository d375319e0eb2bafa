import type { Id, MediaStatus, MediaType } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import type { ImageFacts } from './pipeline/index.ts'
import type { VideoPart } from './video/video-facts.ts'

export interface UploadRow {
  readonly id: Id
  readonly userId: Id
  readonly mediaType: MediaType
  readonly status: MediaStatus
  readonly progress: number
  readonly errorCode: string | null
  readonly signature: string | null
  readonly videoSignature: string | null
  readonly width: number | null
  readonly height: number | null
  readonly dominantColor: string | null
  readonly thumbhash: string | null
  readonly declaredType: string
  /** Of the file. */
  readonly bytes: number
  /** Of a video. */
  readonly stills: number
  /** Of a video that is transcoded. */
  readonly durationMs: number | null
  readonly hasSound: boolean
  /** The part that it is of another upload. */
  readonly trim: UploadTrim | null
}

export interface UploadTrim extends VideoPart {
  readonly sourceId: Id
}

/** The columns of an upload's `trim`. */
const TRIM = sql`case when u.source_upload_id is not null then jsonb_build_object('sourceId', u.source_upload_id::text,
  'startMs', u.trim_start_ms, 'endMs', u.trim_end_ms, 'isMuted', u.is_muted) end`

export const findUploads = async (db: Db, ids: readonly Id[]): Promise<UploadRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<UploadRow>`
    select u.id, u.user_id as "userId", u.media_type as "mediaType", u.status, u.progress, u.error_code as "errorCode", u.signature,
      u.video_signature as "videoSignature", u.declared_type as "declaredType", u.bytes::float8 as bytes, i.width, i.height,
      i.dominant_color as "dominantColor", i.thumbhash, coalesce(v.stills, 0) as stills, v.duration_ms as "durationMs",
      coalesce(v.has_sound, false) as "hasSound", ${TRIM} as trim
    from media_uploads u left join images i on i.signature = u.signature
      left join videos v on v.signature = u.video_signature
    where u.id = ${anyOf(ids)}`.execute(db)
  return rows
}

export const findUpload = async (db: Db, id: Id): Promise<UploadRow | undefined> => (await findUploads(db, [id]))[0]

/** Holds a user's uploads at least until then. Returns those that exist. */
export const setHeldUntil = async (db: Db, userId: Id, ids: readonly Id[], until: Date): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    update media_uploads set held_until = greatest(held_until, ${until})
    where id = ${anyOf(ids)} and user_id = ${userId} returning id`.execute(db)
  return rows.map(({ id }) => id)
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
    mediaType: MediaType
    isForSearch: boolean
    trim?: UploadTrim
    now: Date
  },
): Promise<void> => {
  const { trim } = upload
  await sql`
    insert into media_uploads (id, shard, user_id, status, file_name, declared_type, bytes, media_type, is_for_search,
      source_upload_id, trim_start_ms, trim_end_ms, is_muted, created_at, updated_at)
    values (${upload.id}, ${upload.shard}, ${upload.userId}, 'registered', ${upload.fileName}, ${upload.declaredType},
      ${upload.bytes}, ${upload.mediaType}, ${upload.isForSearch}, ${trim?.sourceId ?? null}, ${trim?.startMs ?? null},
      ${trim?.endMs ?? null}, ${trim?.isMuted ?? false}, ${upload.now}, ${upload.now})`.execute(db)
}

export const countUploadsSince = async (db: Db, userId: Id, sinceId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from media_uploads where user_id = ${userId} and id > ${sinceId})
      + (select count(*) from partial_uploads where user_id = ${userId} and id > ${sinceId}))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

export interface StartedUpload {
  readonly declaredType: string
  readonly isForSearch: boolean
  readonly trim: UploadTrim | null
}

/** Marks an unfinished upload as processing; `undefined` when it is finished or unknown. */
export const startUpload = async (db: Db, id: Id, now: Date): Promise<StartedUpload | undefined> => {
  const { rows } = await sql<StartedUpload>`
    update media_uploads u set status = 'processing', updated_at = ${now}
    where id = ${id} and status in ('registered', 'processing')
    returning declared_type as "declaredType", is_for_search as "isForSearch", ${TRIM} as trim`.execute(db)
  return rows[0]
}

/** One that was canceled while its files were stored stays canceled; nothing uses the files, so they are removed later. */
export const finishUpload = async (db: Db, id: Id, signature: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set status = 'succeeded', signature = ${signature}, updated_at = ${now}
    where id = ${id} and status = 'processing'`.execute(db)
}

export const failUpload = async (db: Db, id: Id, errorCode: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set status = 'failed', error_code = ${errorCode}, updated_at = ${now}
    where id = ${id} and status <> 'succeeded'`.execute(db)
}

/**
 * Stores how much of a video is transcoded, 0 to 1. `false` when nobody waits for it anymore: the upload was canceled,
 * or deleted with its user.
 */
export const setProgress = async (db: Db, id: Id, progress: number, now: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update media_uploads set progress = ${progress}, updated_at = ${now}
    where id = ${id} and status = 'processing'`.execute(db)
  return numAffectedRows > 0n
}

/** Ends an upload that is not finished. `false` when it is. */
export const cancelWaiting = async (db: Db, id: Id, now: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update media_uploads set status = 'failed', error_code = 'media.canceled', updated_at = ${now}
    where id = ${id} and status in ('registered', 'processing')`.execute(db)
  return numAffectedRows > 0n
}

/** Stores an upload that was canceled before all of it had arrived. */
export const insertCanceledUpload = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  upload: { id: Id; shard: number; userId: Id; fileName: string; declaredType: string; receivedBytes: number },
): Promise<void> => {
  await sql`
    insert into media_uploads (id, shard, user_id, status, error_code, file_name, declared_type, bytes, created_at,
      updated_at)
    values (${upload.id}, ${upload.shard}, ${upload.userId}, 'failed', 'media.canceled', ${upload.fileName},
      ${upload.declaredType}, ${upload.receivedBytes}, ${now()}, ${now()})`.execute(db)
}

/** Remembers the poster image of a video that is still being stored, so that nothing removes it. */
export const setPoster = async (db: Db, id: Id, signature: string): Promise<void> => {
  await sql`update media_uploads set signature = ${signature} where id = ${id}`.execute(db)
}

/** Makes a picture the cover of an uploaded video. */
export const setCover = async (db: Db, id: Id, signature: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set signature = ${signature}, updated_at = ${now}
    where id = ${id} and status = 'succeeded' and video_signature is not null`.execute(db)
}

/** Stores the facts of a picture; the same picture uploaded twice is one row. */
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

/** Returns unfinished uploads whose worker died or whose job was lost. */
export const staleUploads = async (db: Db, mediaType: MediaType, before: Date, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from media_uploads where media_type = ${mediaType} and status in ('registered', 'processing') and updated_at < ${before}
    order by updated_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
