/**
 * The process that transcodes one video with FFmpeg's programs and ends. It leads a process group, so that its parent, or
 * itself, ends the programs with it.
 */
import { transcodeGuarded } from '../guarded-child.ts'
import { FFMPEG_VARIABLE } from '../transcoder-messages.ts'
import { createFfmpeg } from './programs.ts'
import { createResidentMemory } from './resident-memory.ts'
import { transcodeWithFfmpeg } from './transcode.ts'

const endNow = (): void => void process.kill(-process.pid, 'SIGKILL')
const memory = createResidentMemory()
const ffmpeg = createFfmpeg(process.env[FFMPEG_VARIABLE]!, {
  onStart: memory.watch,
  // A program that crashes is the same as a crash of the library in this process: it is tried again once.
  onCrash: endNow,
})

transcodeGuarded((file, folder, options) => transcodeWithFfmpeg(ffmpeg, file, folder, options), {
  endNow,
  readBytes: memory.bytes,
})
