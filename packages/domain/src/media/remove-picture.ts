import { IMAGE_SIZES, mediaPath } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { mezzanineKey } from './rendering.ts'
import { findImage } from './upload-store.ts'

/** Whoever stores files of a picture and whoever removes them take turns, until their transactions end. */
export const lockPicture = async (db: Db, signature: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${signature}`}, 0))`.execute(db)
}

/**
 * (ours) A pin deleted just now still holds its picture: its deletion can be taken back for an hour, and somebody may be
 * saving it this very moment. Likewise a comment its photo. What whoever runs the site took away holds its picture until it
 * is removed for good: they may look at it, and bring it back.
 */
const DELETED_HOLD_MS = 2 * 60 * 60_000

/** Whether a pin has it within its pages or slots. */
const isWithinPin = (signature: RawBuilder<unknown>, held: Date): RawBuilder<boolean> => sql<boolean>`exists (
      select from pin_content_media m join pins p on p.content_id = m.content_id
      where m.signature = ${signature} and (p.deleted_at is null or p.deleted_at > ${held} or p.removed_at is not null)
    )`

/** The same question of a video. */
export const isVideoUsed = (signature: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`(
    ${isWithinPin(signature, new Date(now.getTime() - DELETED_HOLD_MS))}
    or exists (select from media_uploads where video_signature = ${signature})
  )`

/** Whether anything uses the picture whose signature stands in the column, as SQL: a pin or what is within one, the video it stands for, a comment, a try of a pin, an upload, a portrait, a cover, the one before, or one that was taken off. */
export const isUsed = (signature: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => {
  const held = new Date(now.getTime() - DELETED_HOLD_MS)
  return sql<boolean>`(
    exists (select from pins where image_signature = ${signature} and deleted_at is null)
    or exists (
      select from pins
      where image_signature = ${signature} and deleted_at is not null and (deleted_at > ${held} or removed_at is not null)
    )
    or ${isWithinPin(signature, held)}
    or exists (select from videos where cover_signature = ${signature})
    or exists (
      select from comments where image_signature = ${signature} and (deleted_at is null or deleted_at > ${held})
    )
    or exists (select from pin_did_its where image_signature = ${signature})
    or exists (select from media_uploads where signature = ${signature})
    or exists (select from users where avatar_signature = ${signature} or cover ->> 'signature' = ${signature})
    or exists (select from taken_pictures where signature = ${signature})
    or exists (select from users where previous_cover ->> 'signature' = ${signature} and previous_cover_at > ${held})
  )`
}

/**
 * Removes a picture with all its files, unless a pin, a comment, a try of a pin, an upload or a portrait still uses it.
 *
 * NOTE: files go inside the transaction, under the lock. Removing them twice is harmless, and should it be undone after
 * that, nobody misses them: nothing uses the picture.
 */
export const removeUnusedPicture = (ctx: Ctx, signature: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    const image = await findImage(tx.db, signature)
    if (!image) return false
    const { rows } = await sql<{ used: boolean }>`select ${isUsed(sql`${signature}`, ctx.now())} as used`.execute(tx.db)
    if (rows[0]?.used !== false) return false
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
