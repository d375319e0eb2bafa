import { toRefusal } from '../pipeline/refusal.ts'
import { MEMORY_LIMIT_VARIABLE, type TranscoderMessage } from './transcoder-messages.ts'
import type { VideoFacts, VideoPart } from './video-facts.ts'

/** (ours) */
const MEMORY_CHECK_MS = 50
const PROGRESS_EVERY_MS = 1_000

/** Makes the files of a video in an empty folder. */
export type Transcode = (
  file: string,
  folder: string,
  options: {
    readonly part: VideoPart | undefined
    readonly onProgress: (done: { readonly seconds: number; readonly ofSeconds: number }) => void
  },
) => Promise<VideoFacts>

const send = (message: TranscoderMessage, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then)
}

/**
 * Transcodes the file of the command line, tells the parent how far it is, and ends. It ends by itself when the work takes
 * too much memory or the parent is gone.
 * @param endNow ends the process and all that it started
 * @param readBytes resident memory of the work
 */
export const transcodeGuarded = (
  transcode: Transcode,
  { endNow, readBytes }: { readonly endNow: () => void; readonly readBytes: () => number },
): void => {
  const [file, folder, part] = process.argv.slice(2)
  const limitBytes = Number(process.env[MEMORY_LIMIT_VARIABLE])

  // The parent is gone, for whatever reason.
  process.on('disconnect', endNow)
  // A terminal's Ctrl-C reaches every process of the group; the parent decides when we stop.
  process.on('SIGINT', () => undefined)

  const watch = setInterval(() => {
    const residentBytes = readBytes()
    if (residentBytes <= limitBytes) return
    clearInterval(watch)
    send({ kind: 'over_memory', residentBytes }, endNow)
  }, MEMORY_CHECK_MS)

  let reportedAt = -Infinity
  transcode(file!, folder!, {
    part: part === undefined ? undefined : (JSON.parse(part) as VideoPart),
    onProgress: (done) => {
      const now = performance.now()
      if (now - reportedAt < PROGRESS_EVERY_MS) return
      reportedAt = now
      send({ kind: 'progress', ...done })
    },
  }).then(
    (facts) => send({ kind: 'done', facts }),
    (error: unknown) => send({ kind: 'refused', refusal: toRefusal(error, () => 'media.video_broken') }),
  )
}
