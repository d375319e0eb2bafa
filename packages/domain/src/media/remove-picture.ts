import { IMAGE_SIZES, mediaPath } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { mezzanineKey } from './rendering.ts'
import { findImage } from './upload-store.ts'

/** Whoever stores files of a picture and whoever removes them take turns, until their transactions end. */
export const lockPicture = async (db: Db, signature: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${signature}`}, 0))`.execute(db)
}

const isUsed = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pins where image_signature = ${signature} and deleted_at is null
    union all select 1 from media_uploads where signature = ${signature}
    union all select 1 from users where avatar_signature = ${signature}
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Removes a picture with all its files, unless a pin, an upload or a portrait still uses it.
 *
 * NOTE: files go inside the transaction, under the lock. Removing them twice is harmless, and should it be undone after
 * that, nobody misses them: nothing uses the picture.
 */
export const removeUnusedPicture = (ctx: Ctx, signature: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    const image = await findImage(tx.db, signature)
    if (!image || (await isUsed(tx.db, signature))) return false
    const { store } = ctx.site.media
    for (const size of IMAGE_SIZES) {
      for (const extension of ['webp', 'jpg']) await store.remove(mediaPath(size, signature, extension).slice(1))
    }
    await store.remove(mediaPath('orig', signature, image.originalExtension).slice(1))
    await store.remove(mezzanineKey(signature))
    await tx.db.deleteFrom('images').where('signature', '=', signature).execute()
    tx.changed(`image:${signature}`)
    return true
  })
