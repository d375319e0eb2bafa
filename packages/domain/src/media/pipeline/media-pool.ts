import { CorkboardError, fail } from '@corkboard/contract'
import { CHILD_ENTRY } from './child-entry.ts'
import type { MediaJob, MediaResult } from './child-messages.ts'
import { MediaProcessLost, startMediaProcess, type MediaProcess } from './media-process.ts'
import type {
  CropInput,
  DeriveInput,
  DescribeInput,
  Description,
  IngestInput,
  IngestResult,
  PreviewInput,
} from './picture.ts'

export interface MediaPoolOptions {
  /** Number of processes, each doing one job at a time; on two cores more than two gave no more pictures per second. */
  readonly concurrency?: number
  /** Wall time after which a job's process is killed. The slowest legitimate picture takes about 5 s. */
  readonly deadlineMs?: number
  /** Resident memory of one process; the hungriest legitimate picture (AVIF, 25 MP) takes about 600 MB. */
  readonly memoryLimitBytes?: number
  /** Jobs that may wait for a process; any more are refused with `request.overloaded`. */
  readonly maxQueued?: number
  /** A process without work for this long ends, so an idle site keeps no decoder in memory. */
  readonly idleMs?: number
  /** Path of the child's code when it is not next to this file (a bundle). */
  readonly childEntry?: string
  /** An embedding model in ONNX, used in addition to our own. */
  readonly embeddingModel?: string | undefined
  readonly log?: MediaLog
}

/** The part of a pino logger used here. */
export interface MediaLog {
  warn(facts: object, message: string): void
}

/**
 * Decodes in separate processes, never in this one. All calls fail with the picture's error (`media.broken`,
 * `media.unsupported`, `media.too_many_pixels`, `media.too_small`, `media.timeout`), with `request.overloaded` when the
 * queue is full, and with `request.unavailable` after `close`.
 */
export interface MediaPool {
  ingest(input: IngestInput): Promise<IngestResult>
  derive(input: DeriveInput): Promise<Buffer>
  describe(input: DescribeInput): Promise<Description>
  /** A part of a stored original, to be ingested. */
  crop(input: CropInput): Promise<Buffer>
  /** A small WebP copy of a picture that is not stored. */
  preview(input: PreviewInput): Promise<Buffer>
  /** Ends the processes immediately; running and waiting jobs are refused. */
  close(): Promise<void>
  /** Ids of the running processes, for measurements. */
  pids(): readonly number[]
}

interface Task {
  readonly job: MediaJob
  resolve(result: MediaResult): void
  reject(error: unknown): void
}

/**
 * A job whose process is killed from outside gets one more try; a picture that ends two processes is considered the
 * cause.
 */
const TRIES = 2
const RETRY_AFTER_SECONDS = 5

export const createMediaPool = (options: MediaPoolOptions = {}): MediaPool => {
  const {
    concurrency = 2,
    deadlineMs = 20_000,
    memoryLimitBytes = 1_024 ** 3,
    maxQueued = 64,
    idleMs = 60_000,
  } = options
  const { childEntry = CHILD_ENTRY, embeddingModel, log } = options
  // A requested size is quick and someone is looking at an empty screen; an upload shows its progress; descriptions are
  // for pictures that are already visible.
  const waiting: Record<MediaJob['kind'], Task[]> = { derive: [], crop: [], ingest: [], preview: [], describe: [] }
  const isWaiting = () => Object.values(waiting).reduce((sum, { length }) => sum + length, 0)
  let isProblemReported = false
  const resting: MediaProcess[] = []
  const processes = new Set<MediaProcess>()
  const starting = new Set<Promise<MediaProcess>>()
  const idleTimers = new Map<MediaProcess, NodeJS.Timeout>()
  let busy = 0
  let isClosed = false

  const start = async () => {
    const started = startMediaProcess({ entry: childEntry, memoryLimitBytes, embeddingModel })
    starting.add(started)
    try {
      const media = await started
      processes.add(media)
      return media
    } catch (error) {
      // No picture was involved yet: it is not the picture's fault, and retrying here does not help.
      log?.warn({ err: error, childEntry }, 'the media process does not start')
      throw fail('request.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }, error)
    } finally {
      starting.delete(started)
    }
  }
  const dismiss = async (media: MediaProcess) => {
    clearTimeout(idleTimers.get(media))
    idleTimers.delete(media)
    processes.delete(media)
    await media.end()
  }
  const wake = async (): Promise<MediaProcess> => {
    for (let media = resting.pop(); media; media = resting.pop()) {
      clearTimeout(idleTimers.get(media))
      if (media.isAlive()) return media
      void dismiss(media)
    }
    return start()
  }
  const rest = (media: MediaProcess) => {
    if (!media.isAlive() || isClosed) return void dismiss(media)
    resting.push(media)
    const retire = () => {
      resting.splice(resting.indexOf(media), 1)
      void dismiss(media)
    }
    idleTimers.set(media, setTimeout(retire, idleMs).unref())
  }

  const attempt = async (job: MediaJob): Promise<MediaResult> => {
    const media = await wake()
    if (isClosed) throw closed()
    try {
      return await media.run(job, deadlineMs)
    } finally {
      rest(media)
    }
  }

  const perform = async ({ job }: Task): Promise<MediaResult> => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(job)
      } catch (error) {
        if (isClosed) throw closed()
        if (error instanceof CorkboardError) {
          if (error.code === 'media.timeout')
            log?.warn({ job, data: error.details.data }, 'a picture went over its limits')
          throw error
        }
        if (!(error instanceof MediaProcessLost)) throw error
        log?.warn({ job, err: error, tries }, 'the media process was lost')
        if (tries >= TRIES) throw fail('media.broken', { data: { lostProcesses: tries } }, error)
      }
    }
  }

  const next = () => {
    while (busy < concurrency) {
      const task =
        waiting.derive.shift() ??
        waiting.crop.shift() ??
        waiting.ingest.shift() ??
        waiting.preview.shift() ??
        waiting.describe.shift()
      if (!task) return
      busy++
      void perform(task)
        .then(task.resolve, task.reject)
        .finally(() => {
          busy--
          next()
        })
    }
  }

  const submit = (job: MediaJob) =>
    new Promise<MediaResult>((resolve, reject) => {
      if (isClosed) return reject(closed())
      if (busy >= concurrency && isWaiting() >= maxQueued) {
        return reject(fail('request.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
      }
      waiting[job.kind].push({ job, resolve, reject })
      next()
    })

  return {
    ingest: async (input) => (await submit({ kind: 'ingest', input })) as IngestResult,
    derive: async (input) => (await submit({ kind: 'derive', input })) as Buffer,
    crop: async (input) => (await submit({ kind: 'crop', input })) as Buffer,
    preview: async (input) => (await submit({ kind: 'preview', input })) as Buffer,
    async describe(input) {
      const description = (await submit({ kind: 'describe', input })) as Description
      if (description.problem !== undefined && !isProblemReported) {
        isProblemReported = true
        log?.warn({ embeddingModel, problem: description.problem }, 'the embedding model cannot be used')
      }
      return description
    },
    async close() {
      isClosed = true
      for (const task of Object.values(waiting).flatMap((tasks) => tasks.splice(0))) task.reject(closed())
      await Promise.allSettled(starting)
      await Promise.all([...processes].map(dismiss))
    },
    pids: () => [...processes].map(({ pid }) => pid),
  }
}

const closed = () => fail('request.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
