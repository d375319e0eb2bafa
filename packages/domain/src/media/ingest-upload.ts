import { CorkboardError, type Id, mediaPath } from '@corkboard/contract'
import { pictureStored } from '@corkboard/contract/events'
import type { Ctx } from '../kernel/index.ts'
import type { IngestResult, PictureFile } from './pipeline/index.ts'
import { isPictureBlocked } from './blocked-pictures.ts'
import { incomingKey } from './incoming-keys.ts'
import { publishFiles } from './publish-files.ts'
import { mezzanineKey } from './rendering.ts'
import { withLocalFile } from './store/index.ts'
import { failUpload, finishUpload, insertImage, startUpload } from './upload-store.ts'

/** Stores everything a picture needs before it can be known. */
export const storePictureFiles = async (ctx: Ctx, { facts, files }: IngestResult): Promise<void> => {
  const { store } = ctx.site.media
  const { signature } = facts
  const webp = (buffer: Buffer): PictureFile => ({ buffer, contentType: 'image/webp', extension: 'webp' })
  const named: readonly [key: string, file: PictureFile][] = [
    [mediaPath('orig', signature, files.original.extension).slice(1), files.original],
    [mezzanineKey(signature), files.mezzanine],
    [mediaPath('236x', signature, 'webp').slice(1), webp(files.webp236)],
    [mediaPath('736x', signature, 'webp').slice(1), webp(files.webp736)],
  ]
  for (const [key, file] of named) await store.put(key, file.buffer, { contentType: file.contentType })
}

/**
 * The worker's part of an upload. May run twice: files are named by content, and a finished upload is left alone. The
 * upload's own bytes stay until the end, so that a job that was killed begins again.
 */
export const ingestUpload = async (ctx: Ctx, uploadId: Id): Promise<void> => {
  const upload = await startUpload(ctx.db, uploadId, ctx.now())
  if (!upload) return
  const key = incomingKey(uploadId)
  try {
    const result = await withLocalFile(ctx.site.media.store, key, (file) =>
      ctx.site.media.pool.ingest({ path: file, declaredType: upload.declaredType }),
    )
    if (!result) throw new CorkboardError('media.broken')
    if (await isPictureBlocked(ctx.db, result.facts)) throw new CorkboardError('media.blocked')
    await publishPicture(ctx, { uploadId, ...upload }, result)
  } catch (error) {
    // A refused picture stays refused; any other error is ours, and the job retries.
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
    await ctx.transaction(async (tx) => {
      await failUpload(tx.db, uploadId, error.code, ctx.now())
      tx.changed(`upload:${uploadId}`)
    })
  }
  await ctx.site.media.store.remove(key)
}

const publishPicture = (
  ctx: Ctx,
  { uploadId, isForSearch }: { readonly uploadId: Id; readonly isForSearch: boolean },
  result: IngestResult,
): Promise<void> =>
  publishFiles(ctx, {
    signature: result.facts.signature,
    uploadId,
    store: () => storePictureFiles(ctx, result),
    finish: async (tx) => {
      const { signature } = result.facts
      await insertImage(tx.db, result.facts, result.files.original, tx.now())
      await finishUpload(tx.db, uploadId, signature, tx.now())
      if (!isForSearch) await tx.emit(pictureStored, { signature })
      tx.changed(`upload:${uploadId}`)
    },
  })
