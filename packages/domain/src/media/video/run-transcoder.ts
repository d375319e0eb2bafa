import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fail } from '@corkboard/contract'
import { fromRefusal } from '../pipeline/refusal.ts'
import { FFMPEG_VARIABLE, MEMORY_LIMIT_VARIABLE, type TranscoderMessage } from './transcoder-messages.ts'
import type { VideoFacts, VideoPart } from './video-facts.ts'

/** Next to this file in a bundle. */
const entryOf = (source: string, bundled: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : bundled, import.meta.url))

const LIBRARY_CHILD = entryOf('./transcoder-child.ts', './transcoder-child.js')
const FFMPEG_CHILD = entryOf('./ffmpeg/child.ts', './ffmpeg-child.js')

/** (ours) measured/video.md §4. */
export interface TranscoderLimits {
  /** Time without another second of video. An honest clip's time grows with its length, so a deadline alone cannot be both. */
  readonly stallMs: number
  readonly deadlineMs: number
  /** Resident: from 1080p it takes 375 MB, from 4K 415, from 8K 710. */
  readonly memoryBytes: number
}

const LIMITS: TranscoderLimits = { stallMs: 60_000, deadlineMs: 2 * 60 * 60_000, memoryBytes: 1_024 ** 3 }

export interface TranscoderOptions {
  readonly limits?: Partial<TranscoderLimits>
  /** The FFmpeg to run instead of the video library. */
  readonly ffmpegPath?: string | undefined
  /** What to make of the file; all of it, if left out. */
  readonly part?: VideoPart
  /** Ends the work: nobody wants the video anymore, or this process stops. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: { readonly seconds: number; readonly ofSeconds: number }) => void
}

/** Thrown when the process was killed from outside, or `signal` aborted: not the video's fault. */
export class TranscoderLost extends Error {
  constructor(how: string) {
    super(`The transcoder ended (${how})`)
    this.name = 'TranscoderLost'
  }
}

/**
 * Transcodes a file into an empty folder, in a process of its own with low priority.
 * @throws the video's error (`media.video_broken`, …), 'media.timeout' beyond a limit, or TranscoderLost
 */
export const runTranscoder = async (
  file: string,
  folder: string,
  { limits = {}, ffmpegPath, part, signal, onProgress }: TranscoderOptions = {},
): Promise<VideoFacts> => {
  const { stallMs, deadlineMs, memoryBytes } = { ...LIMITS, ...limits }
  signal?.throwIfAborted()
  const child = fork(
    ffmpegPath === undefined ? LIBRARY_CHILD : FFMPEG_CHILD,
    [file, folder, ...(part ? [JSON.stringify(part)] : [])],
    {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=192'],
      env: {
        MALLOC_ARENA_MAX: '2',
        [MEMORY_LIMIT_VARIABLE]: String(memoryBytes),
        ...(ffmpegPath !== undefined && { [FFMPEG_VARIABLE]: ffmpegPath }),
        // Windows cannot load libraries without it.
        ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
      },
      // Leads a process group, which ends as a whole.
      detached: ffmpegPath !== undefined,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, how) => resolve(how ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  // Pages come first: a transcode takes both cores for as long as the video lasts.
  if (child.pid !== undefined) lowerPriority(child.pid)
  const over = (data: Readonly<Record<string, number>>) => fail('media.timeout', { data })
  const { promise, resolve, reject } = Promise.withResolvers<VideoFacts>()
  const stall = setTimeout(() => reject(over({ stallMs })), stallMs)
  const deadline = setTimeout(() => reject(over({ deadlineMs })), deadlineMs)
  const onAbort = () => reject(new TranscoderLost('canceled'))
  signal?.addEventListener('abort', onAbort)
  child.on('message', (raw) => {
    const message = raw as TranscoderMessage
    switch (message.kind) {
      case 'progress':
        stall.refresh()
        return onProgress?.(message)
      case 'done':
        return resolve(message.facts)
      case 'refused':
        return reject(fromRefusal(message.refusal))
      case 'over_memory':
        return reject(over({ residentBytes: message.residentBytes }))
    }
  })
  void exited.then((how) => reject(new TranscoderLost(how)))
  try {
    return await promise
  } finally {
    clearTimeout(stall)
    clearTimeout(deadline)
    signal?.removeEventListener('abort', onAbort)
    if (ffmpegPath === undefined || child.pid === undefined) child.kill('SIGKILL')
    else endGroup(child.pid)
    await exited
  }
}

const endGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already; its exit says so.
  }
}
