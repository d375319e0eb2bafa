import type { Readable } from 'node:stream'
import { type ErrorCode, ERRORS, fail, type Id, LIMITS, type MediaUpload, packId, shardOf } from '@corkboard/contract'
import { jobs } from '@corkboard/database'
import { type Ctx, requireSignedIn, requireWriter } from '../kernel/index.ts'
import { countUploadsSince, findUpload, insertUpload, type UploadRow } from './upload-store.ts'
import { readyRows } from './video-store.ts'

/** The job that turns an upload into a picture. */
export const INGEST_TASK = 'media_ingest'

const DAY_MS = 86_400_000

/** Where an upload waits for the worker, under a prefix that has no URL. */
export const incomingKey = (id: Id): string => `incoming/${id}`

/** Returns the id of the upload that a key belongs to, if any. */
export const incomingIdOf = (key: string): Id | undefined => /^incoming\/(\d+)$/.exec(key)?.[1]

const present = (row: UploadRow): MediaUpload => ({
  media_upload_id: row.id,
  status: row.status,
  image_signature: row.signature,
  width: row.width,
  height: row.height,
  dominant_color: row.dominantColor,
  placeholder: row.thumbhash,
  error_code: row.errorCode,
})

/** Stores the bytes as they stream in, then registers them and queues the worker job in one commit. */
export const acceptUpload = async (
  ctx: Ctx,
  file: { source: Readable; fileName: string; declaredType: string; isForSearch?: boolean },
): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  const yesterday = packId(ctx.now().getTime() - DAY_MS, 0, 0)
  if ((await countUploadsSince(ctx.db, userId, yesterday)) >= LIMITS.uploadsPerDay) throw fail('media.quota')
  const shard = shardOf(userId)
  const id = ctx.site.ids.next(shard)
  const key = incomingKey(id)
  const { bytes } = await ctx.site.media.store.put(key, file.source, {
    contentType: 'application/octet-stream',
    maxBytes: LIMITS.uploadMaxBytes,
  })
  if (bytes === 0) {
    await ctx.site.media.store.remove(key)
    throw fail('media.missing', { field: 'file' })
  }
  await ctx.transaction(async (tx) => {
    const fileName = file.fileName.toWellFormed().slice(0, 255).replaceAll('\0', '')
    const { declaredType, isForSearch = false } = file
    await insertUpload(tx.db, { id, shard, userId, fileName, declaredType, bytes, isForSearch, now: ctx.now() })
    await jobs.add(tx.db, INGEST_TASK, { upload_id: id }, { maxAttempts: 5 })
  })
  return getUpload(writer, id)
}

/** Returns one of the viewer's own uploads; all others count as missing. */
export const getUpload = async (ctx: Ctx, id: Id): Promise<MediaUpload> => {
  const { viewer } = requireSignedIn(ctx)
  const row = await findUpload(ctx.db, id)
  if (!row || row.userId !== viewer.userId) throw fail('media.not_found', { field: 'media_upload_id' })
  return present(row)
}

const isFinished = (upload: MediaUpload): boolean => upload.status === 'succeeded' || upload.status === 'failed'

/** Returns the upload as soon as the worker has finished it, or in its current state after `timeoutMs`. */
export const waitForUpload = async (ctx: Ctx, id: Id, timeoutMs: number): Promise<MediaUpload> => {
  let isOver = false
  let wake = (): void => undefined
  const timer = setTimeout(() => {
    isOver = true
    wake()
  }, timeoutMs)
  const unsubscribe = ctx.site.changes.subscribe((changes) => {
    // `everything` means that notifications may have been lost, not that this upload has one.
    if (changes === 'everything' || changes.includes(`upload:${id}`)) wake()
  })
  try {
    for (;;) {
      // Subscribes before the first check, so the upload cannot finish unnoticed in between.
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const upload = await getUpload(ctx, id)
      if (isFinished(upload) || isOver) return upload
      await woken
    }
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Returns why an upload failed. A code from an earlier version of Corkboard may no longer exist. */
export const failureCodeOf = (code: string | null): ErrorCode =>
  code !== null && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'media.broken'

export interface ReadyUpload {
  /** Signature of the picture; for a video, of its poster image. */
  readonly signature: string
  readonly video: string | null
}

/** Returns the viewer's finished uploads by id; refuses other users' uploads and unfinished ones. */
export const readyUploads = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, ReadyUpload>> => {
  const { viewer } = requireSignedIn(ctx)
  const field = 'media_upload_id'
  const rows = await readyRows(ctx.db, [...new Set(ids)])
  return new Map(
    ids.map((id) => {
      const row = rows.get(id)
      if (!row || row.userId !== viewer.userId) throw fail('media.not_found', { field })
      if (row.status === 'failed') throw fail(failureCodeOf(row.errorCode), { field })
      if (row.status !== 'succeeded' || row.signature === null) throw fail('media.not_ready', { field })
      if (row.isBlocked) throw fail('media.blocked', { field })
      return [id, { signature: row.signature, video: row.video }]
    }),
  )
}

/**
 * Returns the signature of the viewer's finished upload, for a pin; refuses other users' uploads and unfinished ones.
 */
export const readyPicture = async (ctx: Ctx, uploadId: Id): Promise<string> =>
  (await readyUploads(ctx, [uploadId])).get(uploadId)!.signature
