import { createHash } from 'node:crypto'
import { fail, type Id, mediaPath } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { type Ctx, requireSignedIn, type SignedIn } from '../kernel/index.ts'
import { isVideoUsed, lockPicture } from './remove-picture.ts'
import { type OpenedImage, type Signed, storedFile, whoMaySee } from './rendering.ts'
import { readyUploads } from './uploads.ts'
import { insertVideo, setUploadVideo, type VideoRow, videosBySignature } from './video-store.ts'

/** PIN-04: a rendering as whoever transcodes hands it over, with what is known of it. */
export interface VideoInput extends Pick<VideoRow, 'width' | 'height' | 'durationMs' | 'hasSound'> {
  /** The upload of its still picture: from then on it is that of the video. */
  readonly coverUploadId: Id
  /** MPEG-4, 720 pixels wide or high. */
  readonly file: Buffer
}

const SIGNATURE_LENGTH = 32
const KEY_OF_720P = (signature: string): string => mediaPath('720p', signature, 'mp4').slice(1)

/**
 * Keeps a video for pins and stories.
 *
 * NOTE: there is no door to this; it takes files as they are. Uploads of videos reach it once they are transcoded.
 */
export const keepVideo = async (anyCtx: Ctx<SignedIn>, input: VideoInput): Promise<void> => {
  const ctx = requireSignedIn(anyCtx)
  const signature = createHash('sha256').update(input.file).digest('hex').slice(0, SIGNATURE_LENGTH)
  const cover = (await readyUploads(ctx, [input.coverUploadId])).get(input.coverUploadId)
  if (!cover) throw fail('media.not_found', { field: 'media_upload_id' })
  const { width, height, durationMs, hasSound } = input
  await ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    await ctx.site.media.store.put(KEY_OF_720P(signature), input.file, { contentType: 'video/mp4' })
    const facts = { signature, coverSignature: cover.signature, width, height, durationMs, hasSound }
    await insertVideo(tx.db, { ...facts, formats: ['V_720P'], bytes: input.file.length }, tx.now())
    await setUploadVideo(tx.db, input.coverUploadId, signature, tx.now())
  })
}

/** A video for whoever may see it, as with pictures: `request.not_found` for everybody else. */
export const openVideo = async (ctx: Ctx, request: { readonly signature: string } & Signed): Promise<OpenedImage> => {
  const isPublic = await whoMaySee(ctx, request.signature, request)
  const video = (await videosBySignature(ctx.site.database.db, [request.signature])).get(request.signature)
  if (!video) throw fail('request.not_found')
  const body = await storedFile(ctx.site.media.store, KEY_OF_720P(request.signature))
  return { body, contentType: 'video/mp4', isPublic }
}

/** Videos that nothing shows any more, with their files; their still pictures go like any other. */
export const removeUnusedVideos = async (ctx: Ctx): Promise<void> => {
  const { rows } = await sql<{ signature: string }>`
    select signature from videos where not ${isVideoUsed(sql`videos.signature`, ctx.now())}`.execute(ctx.db)
  for (const { signature } of rows) {
    await ctx.transaction(async (tx) => {
      await lockPicture(tx.db, signature)
      const { numAffectedRows } = await sql`
        delete from videos where signature = ${signature} and not ${isVideoUsed(sql`${signature}`, ctx.now())}`.execute(
        tx.db,
      )
      if (numAffectedRows === 0n) return
      await ctx.site.media.store.remove(KEY_OF_720P(signature))
      tx.changed(`image:${signature}`)
    })
  }
}
