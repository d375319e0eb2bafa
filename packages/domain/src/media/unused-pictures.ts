import { packId } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { isUsed, removeUnusedPicture } from './remove-picture.ts'
import { removeUnusedVideos } from './videos.ts'

/** Pictures checked per statement. */
const LOOKED_AT = 1_000
const DELETED_PER_RUN = 1_000
/** (ours) How long an upload waits for a pin. After that its picture lives as long as something else uses it. */
const UPLOAD_RETENTION_MS = 30 * 86_400_000

export interface UnusedPicture {
  readonly signature: string
  /** Size of the uploaded file. */
  readonly bytes: number
}

interface Row extends UnusedPicture {
  readonly used: boolean
}

/**
 * Yields pictures that no pin, upload or avatar uses. Pictures are addressed by content, so one may have had many uses.
 */
export async function* unusedPictures(ctx: Ctx): AsyncGenerator<UnusedPicture> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`
      select signature, bytes::float8 as bytes, ${isUsed(ctx, 'picture', sql`images.signature`)} as used from images
      where signature > ${after} order by signature limit ${LOOKED_AT}`.execute(ctx.db)
    for (const { signature, bytes, used } of rows) if (!used) yield { signature, bytes }
    const last = rows.at(-1)
    if (!last) return
    after = last.signature
  }
}

/**
 * Removes unused videos and pictures with their files, then deletes uploads that have waited too long.
 *
 * NOTE: in this order. A pin may be created from an upload while that upload is being deleted; by the next run the pin
 * is visible.
 * @returns how many pictures were removed
 */
export const removeUnusedPictures = async (ctx: Ctx): Promise<number> => {
  await removeUnusedVideos(ctx)
  let removed = 0
  for await (const { signature } of unusedPictures(ctx)) if (await removeUnusedPicture(ctx, signature)) removed += 1
  while ((await deleteOldUploads(ctx)) === DELETED_PER_RUN);
  return removed
}

/** A draft needs it (`holdUploads`), a part of it does, or another module. */
const isNeeded = ({ site, now }: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`coalesce(held_until > ${now()}, false)`,
      sql`exists (select from media_uploads part where part.source_upload_id = media_uploads.id)`,
      ...site.modules.flatMap(({ keepsUpload }) => keepsUpload?.(sql`media_uploads.id`) ?? []),
    ],
    sql` or `,
  )})`

const deleteOldUploads = async (ctx: Ctx): Promise<number> => {
  const before = packId(ctx.now().getTime() - UPLOAD_RETENTION_MS, 0, 0)
  const { numAffectedRows = 0n } = await sql`
    delete from media_uploads where id in (
      select id from media_uploads where id < ${before} and not ${isNeeded(ctx)}
      order by id limit ${DELETED_PER_RUN}
    )`.execute(ctx.db)
  return Number(numAffectedRows)
}

/** (ours) How long a user may keep moving the crop box over a picture they search with. */
const SEARCHED_BY_MS = 60 * 60_000

/**
 * Removes uploads made for a visual search, with their pictures when nothing else uses them.
 * @returns how many uploads were removed
 */
export const removeSearchUploads = async (ctx: Ctx): Promise<number> => {
  const before = packId(ctx.now().getTime() - SEARCHED_BY_MS, 0, 0)
  const { rows } = await sql<{ signature: string | null }>`
    delete from media_uploads where id in (
      select id from media_uploads where is_for_search and id < ${before} and not ${isNeeded(ctx)}
      order by id limit ${DELETED_PER_RUN}
    ) returning signature`.execute(ctx.db)
  const signatures = new Set(rows.flatMap(({ signature }) => signature ?? []))
  for (const signature of signatures) await removeUnusedPicture(ctx, signature)
  return rows.length
}
