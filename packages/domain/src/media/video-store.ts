import type { VideoFormat } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

export interface VideoRow {
  readonly signature: string
  /** Signature of the poster image. */
  readonly coverSignature: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly hasSound: boolean
  readonly formats: readonly VideoFormat[]
  /** Names of its HLS renditions, largest first. */
  readonly rungs: readonly string[]
  /** Number of stills to choose a poster from. */
  readonly stills: number
}

export const videosBySignature = async (db: Db, signatures: readonly string[]): Promise<Map<string, VideoRow>> => {
  if (signatures.length === 0) return new Map()
  const { rows } = await sql<VideoRow>`
    select signature, cover_signature as "coverSignature", width, height, duration_ms as "durationMs",
      has_sound as "hasSound", formats, rungs, stills
    from videos where signature = any(${[...new Set(signatures)]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.signature, row]))
}

export interface StoredVideo extends VideoRow {
  readonly bytes: number
}

/** Stores a video; the same video uploaded twice is one row. */
export const insertVideo = async (db: Db, video: StoredVideo, now: Date): Promise<void> => {
  await sql`
    insert into videos (signature, cover_signature, width, height, duration_ms, has_sound, formats, rungs, stills, bytes,
      created_at)
    values (${video.signature}, ${video.coverSignature}, ${video.width}, ${video.height}, ${video.durationMs},
      ${video.hasSound}, ${[...video.formats]}::text[], ${[...video.rungs]}::text[], ${video.stills}, ${video.bytes}, ${now})
    on conflict (signature) do nothing`.execute(db)
}

/** Turns a finished upload of the viewer, which holds the poster image, into that of a video. */
export const setUploadVideo = async (db: Db, uploadId: string, signature: string, now: Date): Promise<void> => {
  await sql`
    update media_uploads set video_signature = ${signature}, updated_at = ${now} where id = ${uploadId}`.execute(db)
}

export interface ReadyRow {
  readonly id: string
  readonly userId: string
  readonly status: string
  readonly errorCode: string | null
  readonly signature: string | null
  readonly video: string | null
  readonly isBlocked: boolean
}

export const readyRows = async (db: Db, ids: readonly string[]): Promise<Map<string, ReadyRow>> => {
  const { rows } = await sql<ReadyRow>`
    select id, user_id as "userId", status, error_code as "errorCode", signature, video_signature as video,
      exists (
        select from blocked_pictures k
        where k.signature in (media_uploads.signature, (
          -- Another cover makes it no other video.
          select v.cover_signature from videos v where v.signature = media_uploads.video_signature
        ))
      ) as "isBlocked"
    from media_uploads where id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
