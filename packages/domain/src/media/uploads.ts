import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  type ErrorCode,
  ERRORS,
  fail,
  type Id,
  LIMITS,
  type MediaType,
  type MediaUpload,
  packId,
  shardOf,
} from '@corkboard/contract'
import { type Db, jobs } from '@corkboard/database'
import { type Ctx, requireSignedIn, requireWriter, type SignedIn, type TxCtx } from '../kernel/index.ts'
import { incomingKey } from './incoming-keys.ts'
import {
  countUploadsSince,
  findUpload,
  findUploads,
  insertUpload,
  setHeldUntil,
  type UploadRow,
} from './upload-store.ts'
import { readyRows } from './video-store.ts'
import { looksLikeVideo, SNIFFED_BYTES } from './video/sniff-video.ts'

/** The job that turns an upload into a picture. */
export const INGEST_TASK = 'media_ingest'
/** The job that turns an upload into a video. */
export const TRANSCODE_TASK = 'media_transcode'
const TASKS = { image: INGEST_TASK, video: TRANSCODE_TASK } as const satisfies Record<MediaType, string>

const DAY_MS = 86_400_000

const present = (row: UploadRow): MediaUpload => ({
  media_upload_id: row.id,
  media_type: row.mediaType,
  status: row.status,
  progress: row.status === 'succeeded' ? 1 : row.progress,
  stills: row.stills,
  duration_ms: row.durationMs,
  has_sound: row.hasSound,
  trim: row.trim && { start_ms: row.trim.startMs, end_ms: row.trim.endMs, is_muted: row.trim.isMuted },
  image_signature: row.signature,
  width: row.width,
  height: row.height,
  dominant_color: row.dominantColor,
  placeholder: row.thumbhash,
  error_code: row.errorCode,
})

/** @throws 'media.quota' for a member who has uploaded as much today as allowed */
export const requireUploadQuota = async (ctx: Ctx<SignedIn>): Promise<void> => {
  const yesterday = packId(ctx.now().getTime() - DAY_MS, 0, 0)
  const count = await countUploadsSince(ctx.db, ctx.viewer.userId, yesterday)
  if (count >= LIMITS.uploadsPerDay) throw fail('media.quota')
}

/** Stores the bytes as they stream in, then registers them and queues the worker job in one commit. */
export const acceptUpload = async (
  ctx: Ctx,
  file: { source: Readable; fileName: string; declaredType: string; isForSearch?: boolean },
): Promise<MediaUpload> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  await requireUploadQuota(writer)
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
  const { declaredType, isForSearch = false } = file
  await registerUpload(ctx, {
    id,
    shard,
    userId,
    fileName: nameToStore(file.fileName),
    declaredType,
    bytes,
    isForSearch,
  })
  return getUpload(writer, id)
}

export const nameToStore = (fileName: string): string => fileName.toWellFormed().slice(0, 255).replaceAll('\0', '')

/**
 * Registers a file that waits under its `incomingKey` and queues the worker job in one commit. Videos that cannot be
 * taken are refused and removed. `isFirst` may say within the transaction that another request has registered it.
 */
export const registerUpload = async (
  ctx: Ctx,
  facts: Omit<Parameters<typeof insertUpload>[1], 'mediaType' | 'now'>,
  isFirst: (tx: TxCtx) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => {
  const key = incomingKey(facts.id)
  const mediaType = await mediaTypeOf(ctx, key)
  if (mediaType === 'video') {
    const { problem } = ctx.site.media.transcoder
    if (facts.isForSearch || problem !== undefined) {
      await ctx.site.media.store.remove(key)
      throw fail(facts.isForSearch ? 'media.unsupported' : 'media.video_unavailable', { field: 'file' })
    }
  }
  await ctx.transaction(async (tx) => {
    if (!(await isFirst(tx))) return
    await insertUpload(tx.db, { ...facts, mediaType, now: ctx.now() })
    await queueUpload(tx.db, facts.id, mediaType)
  })
}

/** Queues the worker's part of an upload. A job of the same upload that still waits is replaced. */
export const queueUpload = (db: Db, id: Id, mediaType: MediaType): Promise<void> =>
  jobs.add(db, TASKS[mediaType], { upload_id: id }, { maxAttempts: 5, key: `upload:${id}` })

/** What the first bytes say. */
const mediaTypeOf = async (ctx: Ctx, key: string): Promise<MediaType> => {
  const head = await ctx.site.media.store.read(key, { start: 0, end: SNIFFED_BYTES - 1 })
  return head && looksLikeVideo(await buffer(head.stream)) ? 'video' : 'image'
}

/** Returns one of the viewer's own uploads, and the size of its file; all others count as missing. */
export const getUploadWithSize = async (ctx: Ctx, id: Id): Promise<{ upload: MediaUpload; bytes: number }> => {
  const { viewer } = requireSignedIn(ctx)
  const row = await findUpload(ctx.db, id)
  if (!row || row.userId !== viewer.userId) throw fail('media.not_found', { field: 'media_upload_id' })
  return { upload: present(row), bytes: row.bytes }
}

/** Returns one of the viewer's own uploads; all others count as missing. */
export const getUpload = async (ctx: Ctx, id: Id): Promise<MediaUpload> => (await getUploadWithSize(ctx, id)).upload

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
export const readyUploads = async (
  ctx: Ctx,
  ids: readonly Id[],
  fieldOf: (id: Id) => string = () => 'media_upload_id',
): Promise<Map<Id, ReadyUpload>> => {
  const { viewer } = requireSignedIn(ctx)
  const rows = await readyRows(ctx.db, [...new Set(ids)])
  return new Map(
    ids.map((id) => {
      const row = rows.get(id)
      const field = fieldOf(id)
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

/**
 * Keeps the viewer's uploads, finished or not, at least until then; without it they are deleted after 30 days.
 * @throws 'media.not_found' for another user's upload
 */
export const holdUploads = async (tx: TxCtx<SignedIn>, ids: readonly Id[], until: Date): Promise<void> => {
  const held = new Set(await setHeldUntil(tx.db, tx.viewer.userId, ids, until))
  if (!ids.every((id) => held.has(id))) throw fail('media.not_found', { field: 'media_upload_id' })
}

/** An upload with the signature of its video, if it is one. */
export interface OwnUpload {
  readonly upload: MediaUpload
  readonly video: string | null
}

/** Returns the viewer's own uploads by id, as far as their processing is. A blocked one has failed. */
export const ownUploads = async (ctx: Ctx<SignedIn>, ids: readonly Id[]): Promise<Map<Id, OwnUpload>> => {
  const [rows, ready] = await Promise.all([findUploads(ctx.db, ids), readyRows(ctx.db, ids)])
  return new Map(
    rows
      .filter(({ userId }) => userId === ctx.viewer.userId)
      .map((row) => {
        const isBlocked = ready.get(row.id)?.isBlocked === true
        const upload = present(isBlocked ? { ...row, status: 'failed', errorCode: 'media.blocked' } : row)
        return [row.id, { upload, video: row.videoSignature }]
      }),
  )
}
