import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CorkboardError, fail, type Id, type VideoFormat } from '@corkboard/contract'
import { pictureStored } from '@corkboard/contract/events'
import type { Ctx } from '../kernel/index.ts'
import { isPictureBlocked } from './blocked-pictures.ts'
import { incomingKey } from './incoming-keys.ts'
import { storePictureFiles } from './ingest-upload.ts'
import type { IngestResult } from './pipeline/index.ts'
import { publishFiles } from './publish-files.ts'
import { withLocalFile } from './store/index.ts'
import { failUpload, finishUpload, insertImage, setPoster, setProgress, startUpload } from './upload-store.ts'
import { TranscoderLost } from './video/run-transcoder.ts'
import { VIDEO_FILES, type VideoFacts, type VideoPart } from './video/video-facts.ts'
import { filesOfVideo } from './video-files.ts'
import { insertVideo, setUploadVideo } from './video-store.ts'

/** A file that ends its process twice is considered the cause. */
const TRIES = 2
const SIGNATURE_LENGTH = 32
const FORMATS: readonly VideoFormat[] = ['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P']

/**
 * The worker's part of an uploaded video (PIN-04). May run twice: a finished upload is left alone. The uploaded bytes stay
 * as long as a part of the video may still be made from them (`strayFiles`), so a job that was killed begins again.
 * `signal` ends it, to run again elsewhere.
 */
export const transcodeUpload = async (ctx: Ctx, uploadId: Id, signal?: AbortSignal): Promise<void> => {
  const started = await startUpload(ctx.db, uploadId, ctx.now())
  if (!started) return
  const { trim } = started
  const key = incomingKey(trim?.sourceId ?? uploadId)
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-video-'))
  try {
    const facts = await withLocalFile(ctx.site.media.store, key, (file) =>
      transcodeFile(ctx, { uploadId, file, folder, signal, part: trim ?? undefined }),
    )
    if (facts === 'canceled') return
    if (!facts) throw new CorkboardError(trim ? 'media.original_gone' : 'media.video_broken')
    const coverSignature = await publishPoster(ctx, uploadId, folder)
    await publishVideo(ctx, { uploadId, folder, facts, coverSignature })
  } catch (error) {
    // A refused video stays refused; any other error is ours, and the job retries.
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
    await ctx.transaction(async (tx) => {
      await failUpload(tx.db, uploadId, error.code, ctx.now())
      tx.changed(`upload:${uploadId}`)
    })
    // No part can be made from it.
    await ctx.site.media.store.remove(incomingKey(uploadId))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

interface Work {
  readonly uploadId: Id
  readonly file: string
  readonly folder: string
  readonly signal: AbortSignal | undefined
  readonly part: VideoPart | undefined
}

const transcodeFile = async (ctx: Ctx, work: Work): Promise<VideoFacts | 'canceled'> => {
  for (let tries = 1; ; tries++) {
    const canceled = new AbortController()
    try {
      return await transcodeOnce(ctx, work, canceled)
    } catch (error) {
      if (canceled.signal.aborted) return 'canceled'
      if (!(error instanceof TranscoderLost) || work.signal?.aborted) throw error
      ctx.log.warn({ err: error, uploadId: work.uploadId, tries }, 'the transcoder was lost')
      if (tries >= TRIES) throw fail('media.video_broken', { data: { lostProcesses: tries } }, error)
    }
  }
}

/** Tells the uploader how far it is, and stops once they have canceled. */
const transcodeOnce = async (
  ctx: Ctx,
  { uploadId, file, folder, signal, part }: Work,
  canceled: AbortController,
): Promise<VideoFacts> => {
  let telling: Promise<unknown> = Promise.resolve()
  const tell = async (progress: number): Promise<void> => {
    await ctx.transaction(async (tx) => {
      if (await setProgress(tx.db, uploadId, progress, tx.now())) tx.changed(`upload:${uploadId}`)
      else canceled.abort()
    })
  }
  const facts = await ctx.site.media.transcoder.transcode(file, folder, {
    part,
    signal: signal ? AbortSignal.any([signal, canceled.signal]) : canceled.signal,
    onProgress: ({ seconds, ofSeconds }) => {
      const progress = ofSeconds > 0 ? Math.min(1, seconds / ofSeconds) : 0
      telling = telling.then(() => tell(progress)).catch(() => undefined)
    },
  })
  await telling
  return facts
}

/** The poster is a picture like any other: in all sizes, searched by its looks, refused when staff blocked it. */
const publishPoster = async (ctx: Ctx, uploadId: Id, folder: string): Promise<string> => {
  const poster = await ctx.site.media.pool.ingest({
    path: path.join(folder, VIDEO_FILES.poster),
    declaredType: 'image/jpeg',
  })
  if (await isPictureBlocked(ctx.db, poster.facts)) throw new CorkboardError('media.blocked')
  await publishPicture(ctx, uploadId, poster)
  return poster.facts.signature
}

const publishPicture = (ctx: Ctx, uploadId: Id, picture: IngestResult): Promise<void> =>
  publishFiles(ctx, {
    signature: picture.facts.signature,
    uploadId,
    store: () => storePictureFiles(ctx, picture),
    finish: async (tx) => {
      const { signature } = picture.facts
      await insertImage(tx.db, picture.facts, picture.files.original, tx.now())
      await setPoster(tx.db, uploadId, signature)
      await tx.emit(pictureStored, { signature })
    },
  })

const sha256Of = async (file: string): Promise<string> => {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer)
  return digest.digest('hex')
}

interface Transcoded {
  readonly uploadId: Id
  readonly folder: string
  readonly facts: VideoFacts
  readonly coverSignature: string
}

const publishVideo = async (ctx: Ctx, { uploadId, folder, facts, coverSignature }: Transcoded): Promise<void> => {
  const { store } = ctx.site.media
  const signature = (await sha256Of(path.join(folder, VIDEO_FILES.progressive))).slice(0, SIGNATURE_LENGTH)
  const files = filesOfVideo(signature, facts)
  const sizes = await Promise.all(files.map(({ name }) => stat(path.join(folder, name))))
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
  await publishFiles(ctx, {
    signature,
    uploadId,
    // Playlists come last: one that can be read leads to files that are there.
    store: async () => {
      for (const { name, key, contentType } of files) {
        await store.put(key, createReadStream(path.join(folder, name)), { contentType })
      }
    },
    finish: async (tx) => {
      await insertVideo(tx.db, { ...facts, signature, coverSignature, formats: FORMATS, bytes }, tx.now())
      await setUploadVideo(tx.db, uploadId, signature, tx.now())
      await finishUpload(tx.db, uploadId, coverSignature, tx.now())
      tx.changed(`upload:${uploadId}`)
    },
  })
}
