import type { Readable } from 'node:stream'
import { type ErrorCode, ERRORS, fail, type Id, LIMITS, type MediaUpload, packId, shardOf } from '@corkboard/contract'
import { jobs } from '@corkboard/database'
import { type Ctx, requireSignedIn, requireWriter } from '../kernel/index.ts'
import { countUploadsSince, findUpload, insertUpload, type UploadRow } from './upload-store.ts'
import { readyRows } from './video-store.ts'

/** The job that turns an upload into a picture. */
export const INGEST_TASK = 'media_ingest'

const DAY_MS = 86_400_000

/** Where an upload waits for the worker; below a prefix that no address leads to. */
export const incomingKey = (id: Id): string => `incoming/${id}`

/** The upload whose file it is, if it is one's. */
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

/** Stores the bytes as they stream in, then registers them and asks the worker for the picture, in one commit. */
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

/** One's own upload; everyone else's does not exist. */
export const getUpload = async (ctx: Ctx, id: Id): Promise<MediaUpload> => {
  const { viewer } = requireSignedIn(ctx)
  const row = await findUpload(ctx.db, id)
  if (!row || row.userId !== viewer.userId) throw fail('media.not_found', { field: 'media_upload_id' })
  return present(row)
}

const isFinished = (upload: MediaUpload): boolean => upload.status === 'succeeded' || upload.status === 'failed'

/** The upload as soon as the worker has finished it, or as it stands after `timeoutMs`. */
export const waitForUpload = async (ctx: Ctx, id: Id, timeoutMs: number): Promise<MediaUpload> => {
  let isOver = false
  let wake = (): void => undefined
  const timer = setTimeout(() => {
    isOver = true
    wake()
  }, timeoutMs)
  const unsubscribe = ctx.site.changes.subscribe((changes) => {
    // `everything` says that news may have been lost, not that there is any.
    if (changes === 'everything' || changes.includes(`upload:${id}`)) wake()
  })
  try {
    for (;;) {
      // Listening begins before the look, so that nothing can finish unseen in between.
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

/** Why an upload came to nothing. A code that an earlier Corkboard knew may be none any more. */
export const failureCodeOf = (code: string | null): ErrorCode =>
  code !== null && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'media.broken'

export interface ReadyUpload {
  /** Of the picture, which is the still one of a video. */
  readonly signature: string
  readonly video: string | null
}

/** The viewer's finished uploads, by id; refuses what is not theirs or not ready. */
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

/** The signature of the viewer's finished upload, for a pin; refuses what is not theirs or not ready. */
export const readyPicture = async (ctx: Ctx, uploadId: Id): Promise<string> =>
  (await readyUploads(ctx, [uploadId])).get(uploadId)!.signature
