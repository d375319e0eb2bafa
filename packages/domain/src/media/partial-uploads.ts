import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { CorkboardError, fail, type Id, LIMITS, type PartialUpload, shardOf } from '@corkboard/contract'
import { type Ctx, requireWriter, type SignedIn } from '../kernel/index.ts'
import { incomingKey, partKey } from './incoming-keys.ts'
import {
  addPart,
  deletePartialUpload,
  expiredPartialUploads,
  findPartialUpload,
  insertPartialUpload,
  type PartialUploadRow,
} from './partial-upload-store.ts'
import type { MediaStore } from './store/index.ts'
import { insertCanceledUpload } from './upload-store.ts'
import { getUploadWithSize, nameToStore, registerUpload, requireUploadQuota } from './uploads.ts'

/** (ours) What arrives is stored in files of this size. As much is in memory for each upload under way. */
const PART_BYTES = 4 * 1_024 * 1_024
/** (ours) Less is not worth a file, unless the upload ends with it. */
const SMALLEST_PART_BYTES = 64 * 1_024
/** (ours) How long an upload waits for its next part. */
const WAITS_MS = 86_400_000
const EXPIRED_AT_ONCE = 100

const expiryOf = (ctx: Ctx): Date => new Date(ctx.now().getTime() + WAITS_MS)

const present = ({ id, bytes, receivedBytes }: PartialUploadRow): PartialUpload => ({
  media_upload_id: id,
  bytes,
  received_bytes: receivedBytes,
  upload: null,
})

/** @throws 'media.quota', and 'media.video_unavailable' before the bytes of a video are sent in vain */
export const startPartialUpload = async (
  ctx: Ctx,
  file: { readonly bytes: number; readonly fileName: string; readonly declaredType: string },
): Promise<PartialUpload> => {
  const writer = requireWriter(ctx)
  await requireUploadQuota(writer)
  if (file.declaredType.startsWith('video/') && ctx.site.media.transcoder.problem !== undefined)
    throw fail('media.video_unavailable', { field: 'file' })
  const { userId } = writer.viewer
  const shard = shardOf(userId)
  const row = { ...file, fileName: nameToStore(file.fileName), id: ctx.site.ids.next(shard), shard, userId }
  await insertPartialUpload(ctx.db, { ...row, expiresAt: expiryOf(ctx) })
  return present({ ...row, receivedBytes: 0, parts: [] })
}

/** One of the viewer's own uploads, complete or not; all others count as missing. */
export const getPartialUpload = async (ctx: Ctx<SignedIn>, id: Id): Promise<PartialUpload> => {
  const row = await findPartialUpload(ctx.db, id)
  if (!row) {
    const { upload, bytes } = await getUploadWithSize(ctx, id)
    return { media_upload_id: id, bytes, received_bytes: bytes, upload }
  }
  if (row.userId !== ctx.viewer.userId) throw fail('media.not_found', { field: 'media_upload_id' })
  return present(row)
}

/**
 * Stores the bytes of a file from `offset` on as they arrive, and keeps them when the sender breaks off. The last ones
 * make it an upload like any other.
 * @throws 'media.not_found', 'media.wrong_offset', 'media.too_large'; and as `registerUpload`
 */
export const continuePartialUpload = async (
  ctx: Ctx<SignedIn>,
  id: Id,
  { offset, source }: { readonly offset: number; readonly source: Readable },
): Promise<PartialUpload> => {
  const writer = requireWriter(ctx)
  const { bytes, received_bytes: received, upload } = await getPartialUpload(writer, id)
  if (offset !== received) throw fail('media.wrong_offset', { field: 'offset' })
  if (upload) return { media_upload_id: id, bytes, received_bytes: bytes, upload }
  let at = offset
  for await (const part of partsUntilTheBreak(source)) {
    if (at + part.length > bytes) throw fail('media.too_large', { field: 'file' })
    if (part.length < SMALLEST_PART_BYTES && at + part.length < bytes) break
    await storePart(ctx, id, at, part)
    at += part.length
  }
  if (at < bytes) return { media_upload_id: id, bytes, received_bytes: at, upload: null }
  await complete(writer, id)
  return getPartialUpload(writer, id)
}

/** What arrives, in parts. When the source breaks off, what was read of it is the last part. */
async function* partsUntilTheBreak(source: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  const take = (): Buffer => {
    const part = Buffer.concat(held)
    held = []
    bytes = 0
    return part
  }
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  for (;;) {
    const next = await chunks.next().catch(() => undefined)
    if (!next || next.done) break
    held.push(next.value)
    bytes += next.value.length
    if (bytes >= PART_BYTES) yield take()
  }
  if (bytes > 0) yield take()
}

/** The name is new each time: of two senders at the same offset, one is refused and removes only its own file. */
const storePart = async (ctx: Ctx, id: Id, offset: number, part: Buffer): Promise<void> => {
  const { store } = ctx.site.media
  const name = `${offset}-${randomUUID()}`
  await store.put(partKey(id, name), part, { contentType: 'application/octet-stream' })
  if (await addPart(ctx.db, id, { offset, bytes: part.length, name, expiresAt: expiryOf(ctx) })) return
  await store.remove(partKey(id, name))
  throw fail('media.wrong_offset', { field: 'offset' })
}

/** Joins the parts. Killed midway, the next `PATCH` joins them again. */
const complete = async (ctx: Ctx<SignedIn>, id: Id): Promise<void> => {
  const row = await findPartialUpload(ctx.db, id)
  // Another request has.
  if (!row) return
  const { store } = ctx.site.media
  await store.put(incomingKey(id), Readable.from(joined(store, row)), {
    contentType: 'application/octet-stream',
    maxBytes: LIMITS.uploadMaxBytes,
  })
  const { shard, userId, fileName, declaredType, bytes } = row
  try {
    const facts = { id, shard, userId, fileName, declaredType, bytes, isForSearch: false }
    await registerUpload(ctx, facts, async (tx) => (await deletePartialUpload(tx.db, id)) !== undefined)
  } catch (error) {
    // A refused file stays refused; any other error is ours, and the client tries again.
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
    if (await deletePartialUpload(ctx.db, id)) await removeParts(ctx, row)
    throw error
  }
  await removeParts(ctx, row)
}

async function* joined(store: MediaStore, { id, parts }: PartialUploadRow): AsyncGenerator<Buffer> {
  for (const name of parts) {
    const part = await store.read(partKey(id, name))
    if (!part) throw fail('media.broken', { field: 'file' })
    yield* part.stream as AsyncIterable<Buffer>
  }
}

const removeParts = async (ctx: Ctx, { id, parts }: Pick<PartialUploadRow, 'id' | 'parts'>): Promise<void> => {
  for (const name of parts) await ctx.site.media.store.remove(partKey(id, name))
}

/**
 * Ends one of the viewer's uploads whose parts still arrive. `false` when there is none. It counts among the uploads of
 * the day like any other that was canceled.
 */
export const cancelPartialUpload = async (ctx: Ctx<SignedIn>, id: Id): Promise<boolean> => {
  const found = await findPartialUpload(ctx.db, id)
  if (found?.userId !== ctx.viewer.userId) return false
  const row = await ctx.transaction(async (tx) => {
    const deleted = await deletePartialUpload(tx.db, id)
    if (deleted) await insertCanceledUpload(tx, deleted)
    return deleted
  })
  if (row) await removeParts(ctx, row)
  return row !== undefined
}

/** Deletes uploads that wait too long for their next part. */
export const removeExpiredPartialUploads = async (ctx: Ctx): Promise<void> => {
  for (const id of await expiredPartialUploads(ctx.db, ctx.now(), EXPIRED_AT_ONCE)) {
    const row = await deletePartialUpload(ctx.db, id)
    if (row) await removeParts(ctx, row)
  }
}
