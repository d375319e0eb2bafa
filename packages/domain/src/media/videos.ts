import { fail } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { rightsTo, type Signed } from './picture-rights.ts'
import { removeWithFiles } from './remove-files.ts'
import { isUsed } from './remove-picture.ts'
import { type OpenedImage, storedFile } from './rendering.ts'
import { withQuery } from './video/playlists.ts'
import { filesOfVideo, hlsKey, PLAYLIST, progressiveKey } from './video-files.ts'
import { type VideoRow, videosBySignature } from './video-store.ts'

export interface VideoRequest extends Signed {
  readonly signature: string
  /** A file of its HLS renditions; `undefined` for the progressive MP4. */
  readonly file?: string
}

const videoOf = async (ctx: Ctx, signature: string): Promise<VideoRow> => {
  const video = (await videosBySignature(ctx.site.database.db, [signature])).get(signature)
  if (!video) throw fail('request.not_found')
  return video
}

/**
 * Opens a file of a video that the caller may see, like pictures; otherwise `request.not_found`. The playlists of a video
 * with a signed URL name signed URLs.
 */
export const openVideo = async (ctx: Ctx, { signature, file, ...signed }: VideoRequest): Promise<OpenedImage> => {
  const rights = await rightsTo(ctx, signature, signed)
  const video = await videoOf(ctx, signature)
  const { store } = ctx.site.media
  if (file === undefined) {
    const body = await storedFile(store, progressiveKey(signature))
    return { body, contentType: 'video/mp4', extension: 'mp4', ...rights }
  }
  const found = filesOfVideo(signature, { ...video, stills: 0 }).find(({ key }) => key === hlsKey(signature, file))
  if (!found) throw fail('request.not_found')
  if (found.contentType !== PLAYLIST) {
    return { body: await storedFile(store, found.key), contentType: found.contentType, extension: 'mp4', ...rights }
  }
  const playlist = await store.readBuffer(found.key)
  if (!playlist) throw fail('request.not_found')
  const { expires, proof } = signed
  const query = expires !== undefined && proof !== undefined ? `e=${expires}&s=${proof}` : ''
  const body = Buffer.from(withQuery(playlist.toString('utf8'), query))
  return { body, contentType: PLAYLIST, extension: 'm3u8', ...rights }
}

/**
 * Removes videos that nothing shows anymore, with their files; their poster images are removed like any other picture.
 */
export const removeUnusedVideos = async (ctx: Ctx): Promise<void> => {
  const { rows } = await sql<{ signature: string }>`
    select signature from videos where not ${isUsed(ctx, 'video', sql`videos.signature`)}`.execute(ctx.db)
  for (const { signature } of rows) {
    await removeWithFiles(ctx, signature, async (tx) => {
      const video = (await videosBySignature(tx.db, [signature])).get(signature)
      const { numAffectedRows } = await sql`
        delete from videos where signature = ${signature} and not ${isUsed(tx, 'video', sql`${signature}`)}`.execute(
        tx.db,
      )
      if (!video || numAffectedRows === 0n) return undefined
      tx.changed(`image:${signature}`)
      return filesOfVideo(signature, video).map(({ key }) => key)
    })
  }
}
