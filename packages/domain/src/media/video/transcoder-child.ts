/**
 * The process that transcodes one video with the video library and ends. It holds no secrets and no connections. Its
 * parent kills it when it makes no progress.
 */
import { transcodeGuarded } from './guarded-child.ts'
import { transcode } from './transcode.ts'

transcodeGuarded(transcode, {
  // NOTE: SIGKILL, because an orderly exit waits for the threads of the decoder, and those are what hangs.
  endNow: () => void process.kill(process.pid, 'SIGKILL'),
  readBytes: () => process.memoryUsage.rss(),
})
