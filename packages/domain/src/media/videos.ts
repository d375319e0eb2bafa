import type { Readable } from 'node:stream'
import { fail, type Id, mediaPath } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { type Ctx, requireSignedIn, type SignedIn } from '../kernel/index.ts'
import { publishFiles, stagingKey } from './publish-files.ts'
import { removeWithFiles } from './remove-files.ts'
import { isUsed } from './remove-picture.ts'
import { rightsTo, type Signed } from './picture-rights.ts'
import { type OpenedImage, storedFile } from './rendering.ts'
import { readyUploads } from './uploads.ts'
import { insertVideo, setUploadVideo, type StoredVideo, type VideoRow, videosBySignature } from './video-store.ts'

/** PIN-04: a rendering that was transcoded, with what is known of it. */
export interface VideoInput extends Pick<VideoRow, 'width' | 'height' | 'durationMs' | 'hasSound'> {
  /** The upload of its poster image; from then on it is the upload of the video. */
  readonly coverUploadId: Id
  /** MPEG-4, 720 pixels wide or high. */
  readonly file: Readable
}

const SIGNATURE_LENGTH = 32
const KEY_OF_720P = (signature: string): string => mediaPath('720p', signature, 'mp4').slice(1)

/**
 * Keeps a video for pins and stories. Its signature is known once it has been read, so it waits under a key of its own
 * until it can be published. May run again with the same file.
 *
 * NOTE: no request leads here; it takes files as they are. Uploads of videos reach it once they are transcoded.
 */
export const storeVideo = async (anyCtx: Ctx<SignedIn>, input: VideoInput): Promise<void> => {
  const ctx = requireSignedIn(anyCtx)
  const { store } = ctx.site.media
  const cover = (await readyUploads(ctx, [input.coverUploadId])).get(input.coverUploadId)
  if (!cover) throw fail('media.not_found', { field: 'media_upload_id' })
  const staged = stagingKey()
  const { bytes, sha256 } = await store.put(staged, input.file, { contentType: 'video/mp4' })
  const facts = { ...input, signature: sha256.slice(0, SIGNATURE_LENGTH), coverSignature: cover.signature, bytes }
  try {
    await publishVideo(ctx, staged, facts)
  } catch (error) {
    await store.remove(staged).catch(() => undefined)
    throw error
  }
}

const publishVideo = (
  ctx: Ctx<SignedIn>,
  staged: string,
  { signature, coverUploadId, ...facts }: Omit<VideoInput, 'file'> & Omit<StoredVideo, 'formats'>,
): Promise<void> =>
  publishFiles(ctx, {
    signature,
    uploadId: coverUploadId,
    store: async () => {
      if (!(await ctx.site.media.store.move(staged, KEY_OF_720P(signature)))) throw new Error('The staged file is gone')
    },
    finish: async (tx) => {
      await insertVideo(tx.db, { ...facts, signature, formats: ['V_720P'] }, tx.now())
      await setUploadVideo(tx.db, coverUploadId, signature, tx.now())
    },
  })

/** Opens a video that the caller may see, like pictures; otherwise `request.not_found`. */
export const openVideo = async (ctx: Ctx, request: { readonly signature: string } & Signed): Promise<OpenedImage> => {
  const rights = await rightsTo(ctx, request.signature, request)
  const video = (await videosBySignature(ctx.site.database.db, [request.signature])).get(request.signature)
  if (!video) throw fail('request.not_found')
  const body = await storedFile(ctx.site.media.store, KEY_OF_720P(request.signature))
  return { body, contentType: 'video/mp4', extension: 'mp4', ...rights }
}

/**
 * Removes videos that nothing shows anymore, with their files; their poster images are removed like any other picture.
 */
export const removeUnusedVideos = async (ctx: Ctx): Promise<void> => {
  const { rows } = await sql<{ signature: string }>`
    select signature from videos where not ${isUsed(ctx, 'video', sql`videos.signature`)}`.execute(ctx.db)
  for (const { signature } of rows) {
    await removeWithFiles(ctx, signature, async (tx) => {
      const { numAffectedRows } = await sql`
        delete from videos where signature = ${signature} and not ${isUsed(tx, 'video', sql`${signature}`)}`.execute(
        tx.db,
      )
      if (numAffectedRows === 0n) return undefined
      tx.changed(`image:${signature}`)
      return [KEY_OF_720P(signature)]
    })
  }
}
