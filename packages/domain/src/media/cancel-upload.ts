import type { Id, MediaUpload } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '../kernel/index.ts'
import { incomingKey } from './incoming-keys.ts'
import { cancelPartialUpload } from './partial-uploads.ts'
import { cancelWaiting } from './upload-store.ts'
import { getUpload } from './uploads.ts'

/**
 * Ends one of the viewer's own uploads that still arrives or is processed: the transcoder of a video stops. A finished
 * one stays as it is.
 */
export const cancelUpload = async (ctx: Ctx, id: Id): Promise<MediaUpload> => {
  const writer = requireSignedIn(ctx)
  if (await cancelPartialUpload(writer, id)) return getUpload(writer, id)
  await getUpload(writer, id)
  const isCanceled = await writer.transaction(async (tx) => {
    const wasWaiting = await cancelWaiting(tx.db, id, tx.now())
    if (wasWaiting) tx.changed(`upload:${id}`)
    return wasWaiting
  })
  if (isCanceled) await ctx.site.media.store.remove(incomingKey(id))
  return getUpload(writer, id)
}
