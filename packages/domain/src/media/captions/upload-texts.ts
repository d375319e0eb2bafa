import { fail, type Id, type VideoTexts, type VideoTextsChange } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { type Ctx, requireWriter, type TxCtx } from '../../kernel/index.ts'
import { findUpload } from '../upload-store.ts'
import { getUpload } from '../uploads.ts'
import { withPartOfCues } from './captions.ts'
import { changeTexts, NO_TEXTS, presentTexts, type StoredTexts } from './video-texts.ts'

/** The texts of an upload, `NO_TEXTS` if there is none. */
export const textsOfUpload = async (db: Db, id: Id, lock = sql``): Promise<StoredTexts> => {
  const { rows } = await sql<StoredTexts>`
    select captions, transcript from media_uploads where id = ${id} ${lock}`.execute(db)
  return rows[0] ?? NO_TEXTS
}

/** The texts of these uploads, as far as they have any. */
export const textsOfUploads = async (db: Db, ids: readonly Id[]): Promise<Map<Id, StoredTexts>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredTexts & { id: Id }>`
    select id, captions, transcript from media_uploads
    where id = ${anyOf(ids)} and (captions is not null or transcript <> '')`.execute(db)
  return new Map(rows.map(({ id, captions, transcript }) => [id, { captions, transcript }]))
}

export const setUploadTexts = async (tx: TxCtx, id: Id, texts: StoredTexts): Promise<void> => {
  const captions = texts.captions && JSON.stringify(texts.captions)
  await sql`
    update media_uploads set captions = ${captions}::jsonb, transcript = ${texts.transcript}, updated_at = ${tx.now()}
    where id = ${id}`.execute(tx.db)
}

/** @throws 'media.not_found' for another user's upload, 'media.no_captions' for an image */
const requireVideo = async (ctx: Ctx, id: Id): Promise<void> => {
  const upload = await getUpload(ctx, id)
  if (upload.media_type !== 'video') throw fail('media.no_captions', { field: 'media_upload_id' })
}

/** What is said in a video that the viewer uploaded. @throws 'media.not_found', 'media.no_captions' */
export const uploadTexts = async (ctx: Ctx, id: Id): Promise<VideoTexts> => {
  await requireVideo(ctx, id)
  return presentTexts(await textsOfUpload(ctx.db, id))
}

/** PIN-04: the pin that is created from the upload gets them. @throws what `uploadTexts` and `changeTexts` throw */
export const changeUploadTexts = async (ctx: Ctx, id: Id, change: VideoTextsChange): Promise<VideoTexts> => {
  const writer = requireWriter(ctx)
  await requireVideo(writer, id)
  return writer.transaction(async (tx) => {
    const texts = changeTexts(await textsOfUpload(tx.db, id, sql`for update`), change)
    await setUploadTexts(tx, id, texts)
    const trim = (await findUpload(tx.db, id))?.trim
    if (trim) {
      // What is said belongs to the whole: another part of it has these captions too.
      const { captions } = await textsOfUpload(tx.db, trim.sourceId, sql`for update`)
      const all = { captions: withPartOfCues(captions, texts.captions, trim), transcript: texts.transcript }
      await setUploadTexts(tx, trim.sourceId, all)
    }
    return presentTexts(texts)
  })
}
