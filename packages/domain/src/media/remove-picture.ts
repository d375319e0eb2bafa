import { IMAGE_SIZES, mediaPath } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { type Ctx, pictureUsesIn, type SignatureSql } from '../kernel/index.ts'
import { removeWithFiles } from './remove-files.ts'
import { mezzanineKey } from './rendering.ts'
import { findImage, type StoredImage } from './upload-store.ts'

/** True when a row of any use keeps the file with the signature, which may be a column of the statement around. */
export const isUsed = (ctx: Ctx, file: 'picture' | 'video', signature: SignatureSql): RawBuilder<boolean> => {
  const uses = pictureUsesIn(ctx.site.modules).filter(({ files }) => files.includes(file))
  return sql<boolean>`(${sql.join(
    uses.map((use) => use.keeps(signature, ctx.now())),
    sql` or `,
  )})`
}

/** Removes a picture with all its files, unless something still uses it. */
export const removeUnusedPicture = (ctx: Ctx, signature: string): Promise<boolean> =>
  removeWithFiles(ctx, signature, async (tx) => {
    const image = await findImage(tx.db, signature)
    if (!image) return undefined
    const { rows } = await sql<{ used: boolean }>`select ${isUsed(tx, 'picture', sql`${signature}`)} as used`.execute(
      tx.db,
    )
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
