import { IMAGE_SIZES, mediaPath } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { removeWithFiles } from './remove-files.ts'
import { mezzanineKey } from './rendering.ts'
import { findImage, type StoredImage } from './upload-store.ts'

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

/** Removes a picture with all its files, unless a pin, a comment, a try of a pin, an upload or a portrait still uses it. */
export const removeUnusedPicture = (ctx: Ctx, signature: string): Promise<boolean> =>
  removeWithFiles(ctx, signature, async (tx) => {
    const image = await findImage(tx.db, signature)
    if (!image) return undefined
    const { rows } = await sql<{ used: boolean }>`select ${isUsed(sql`${signature}`, tx.now())} as used`.execute(tx.db)
    if (rows[0]?.used !== false) return undefined
    await tx.db.deleteFrom('images').where('signature', '=', signature).execute()
    tx.changed(`image:${signature}`)
    return keysOf(image)
  })

const keysOf = ({ signature, originalExtension }: StoredImage): string[] => [
  ...IMAGE_SIZES.flatMap((size) => ['webp', 'jpg'].map((extension) => mediaPath(size, signature, extension).slice(1))),
  mediaPath('orig', signature, originalExtension).slice(1),
  mezzanineKey(signature),
]
