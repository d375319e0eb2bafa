/**
 * The process that transcodes one video and ends. It holds no secrets and no connections. Its parent kills it when it
 * makes no progress; it ends by itself when it takes too much memory.
 */
import { toRefusal } from '../pipeline/refusal.ts'
import { MEMORY_LIMIT_VARIABLE, type TranscoderMessage } from './transcoder-messages.ts'
import { transcode } from './transcode.ts'
import type { VideoPart } from './video-facts.ts'

/** (ours) */
const MEMORY_CHECK_MS = 50
const PROGRESS_EVERY_MS = 1_000

/** NOTE: SIGKILL, because an orderly exit waits for the threads of the decoder, and those are what hangs. */
const endNow = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

const send = (message: TranscoderMessage, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then)
}

const [file, folder, part] = process.argv.slice(2)
const limitBytes = Number(process.env[MEMORY_LIMIT_VARIABLE])

// The parent is gone, for whatever reason.
process.on('disconnect', endNow)
// A terminal's Ctrl-C reaches every process of the group; the parent decides when we stop.
process.on('SIGINT', () => undefined)

const watch = setInterval(() => {
  const residentBytes = process.memoryUsage.rss()
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
