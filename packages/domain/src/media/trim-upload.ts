import { fail, type Id, LIMITS, type MediaUpload, shardOf } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../kernel/index.ts'
import { partOfCues } from './captions/captions.ts'
import { setUploadTexts, textsOfUpload } from './captions/upload-texts.ts'
import { incomingKey } from './incoming-keys.ts'
import { findUpload, insertUpload } from './upload-store.ts'
import { getUpload, queueUpload, readyUploads, requireUploadQuota } from './uploads.ts'
import type { VideoPart } from './video/video-facts.ts'

/**
 * CREATE-08: makes a part of the viewer's own video an upload of its own, transcoded again from the uploaded file. The
 * whole stays; a part of a part is one of the whole, with the times of the whole. The captions come along.
 * @throws 'media.trim', 'media.not_trimmable', 'media.original_gone', 'media.video_unavailable', 'media.quota', what
 *   `readyUploads` throws
 */
export const trimUpload = async (ctx: Ctx, id: Id, part: VideoPart): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  await requireUploadQuota(writer)
  await readyUploads(writer, [id])
  const trimmed = await findUpload(ctx.db, id)
  const source = trimmed?.trim ? await findUpload(ctx.db, trimmed.trim.sourceId) : trimmed
  // A part does not outlive what staff blocked.
  if (trimmed?.trim) await readyUploads(writer, [trimmed.trim.sourceId])
  if (!source || source.durationMs === null) throw fail('media.not_trimmable', { field: 'media_upload_id' })
  const { startMs, isMuted } = part
  const endMs = Math.min(part.endMs, source.durationMs)
  const isWhole = startMs === 0 && endMs === source.durationMs && !isMuted
  if (isWhole || endMs - startMs < Math.min(LIMITS.trimmedVideoMs, source.durationMs)) {
    throw fail('media.trim', { field: 'end_ms' })
  }
  const { store, transcoder } = ctx.site.media
  if (transcoder.problem !== undefined) throw fail('media.video_unavailable', { field: 'media_upload_id' })
  if (!(await store.has(incomingKey(source.id)))) throw fail('media.original_gone', { field: 'media_upload_id' })
  const shard = shardOf(userId)
  const partId = ctx.site.ids.next(shard)
  await writer.transaction(async (tx) => {
    const { captions, transcript } = await textsOfUpload(tx.db, source.id)
    await insertUpload(tx.db, {
      id: partId,
      shard,
      userId,
      fileName: '',
      declaredType: source.declaredType,
      bytes: source.bytes,
      mediaType: 'video',
      isForSearch: false,
      trim: { sourceId: source.id, startMs, endMs, isMuted },
      now: tx.now(),
    })
    await setUploadTexts(tx, partId, { captions: captions && partOfCues(captions, { startMs, endMs }), transcript })
    await queueUpload(tx.db, partId, 'video')
  })
  return getUpload(writer, partId)
}
