import { fail, type Id, type MediaUpload } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../kernel/index.ts'
import type { StoredMedia } from './store/index.ts'
import { setCover } from './upload-store.ts'
import { acceptUpload, getUpload, readyUploads, requireUploadQuota } from './uploads.ts'
import { stillName } from './video/video-facts.ts'
import { hlsKey } from './video-files.ts'

/**
 * A still of the viewer's own video.
 * @throws 'media.not_found', what `readyUploads` throws
 */
export const openStill = async (ctx: Ctx, id: Id, place: number): Promise<StoredMedia> => {
  const { video } = (await readyUploads(ctx, [id])).get(id)!
  // Files of a video are named by its content, so only names have to be checked.
  const still = video === null ? undefined : await ctx.site.media.store.read(hlsKey(video, stillName(place)))
  if (!still) throw fail('media.not_found', { field: 'place' })
  return still
}

/** CREATE-01: makes a still an upload of its own, to be the cover of its video. @throws as `openStill` and `acceptUpload` do */
export const uploadStill = async (ctx: Ctx, id: Id, place: number): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  await requireUploadQuota(writer)
  const { stream } = await openStill(writer, id, place)
  return acceptUpload(writer, { source: stream, fileName: '', declaredType: 'image/jpeg' })
}

/**
 * Makes a picture stand for a video that the viewer uploaded, in drafts and in the pins created from it.
 * @throws 'media.not_found', 'media.cover', what `readyUploads` throws
 */
export const chooseCover = async (ctx: Ctx, id: Id, coverId: Id): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  const uploads = await readyUploads(writer, [id, coverId], (it) => (it === id ? 'media_upload_id' : 'cover_upload_id'))
  const cover = uploads.get(coverId)!
  if (uploads.get(id)!.video === null) throw fail('media.cover', { field: 'media_upload_id' })
  if (cover.video !== null) throw fail('media.cover', { field: 'cover_upload_id' })
  await writer.transaction(async (tx) => {
    await setCover(tx.db, id, cover.signature, tx.now())
    tx.changed(`upload:${id}`)
  })
  return getUpload(writer, id)
}
