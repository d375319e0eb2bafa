import { Readable } from 'node:stream'
import { fail, type Id, mediaPath, type MediaUpload } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../kernel/index.ts'
import type { CropInput } from './pipeline/index.ts'
import { withLocalFile } from './store/index.ts'
import { acceptUpload, readyUploads, requireUploadQuota } from './uploads.ts'
import { findImage } from './upload-store.ts'

/** A box may end outside by what numbers lose on their way. */
const TOLERANCE = 0.001

/**
 * CREATE-08: makes a part of the viewer's own picture an upload of its own, from the original. The whole stays.
 * @throws 'media.crop', 'media.not_croppable', what `readyUploads` and `acceptUpload` throw
 */
export const cropUpload = async (ctx: Ctx, id: Id, box: CropInput['box']): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  if (box.x + box.width > 1 + TOLERANCE || box.y + box.height > 1 + TOLERANCE) throw fail('media.crop')
  // Before the work, which costs as much as an upload.
  await requireUploadQuota(writer)
  const { signature, video } = (await readyUploads(writer, [id])).get(id)!
  const image = video === null ? await findImage(ctx.db, signature) : undefined
  if (!image || image.animated) throw fail('media.not_croppable', { field: 'media_upload_id' })
  const { store, pool } = ctx.site.media
  const key = mediaPath('orig', signature, image.originalExtension).slice(1)
  const part = await withLocalFile(store, key, (path) => pool.crop({ path, box }))
  if (!part) throw fail('media.not_found', { field: 'media_upload_id' })
  return acceptUpload(writer, { source: Readable.from([part]), fileName: '', declaredType: '' })
}
