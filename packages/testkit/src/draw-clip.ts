import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface ClipOptions {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  /** Frames per second; 30 by default. */
  readonly frameRate?: number
  /** Leaves out the frames that this expression of FFmpeg's `select` does not choose: the ones before them last longer. */
  readonly onlyFrames?: string
  /** As phones film in HDR. */
  readonly isHdr?: boolean
  /** Width of a pixel by its height, such as `4/3`. */
  readonly pixelShape?: string
  readonly hasSound?: boolean
  /** A sound file without a picture. */
  readonly hasPicture?: boolean
  readonly format?: 'mp4' | 'webm' | 'mov'
  /** Draws another clip. */
  readonly seed?: number
}

const CHILD = fileURLToPath(new URL('./draw-clip-child.ts', import.meta.url))

/** A short moving test picture, 320 × 180 for half a second by default, drawn by the video library in a process of its own. */
export const drawClip = async (options: ClipOptions = {}): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-clip-'))
  try {
    const file = path.join(folder, `clip.${options.format ?? 'mp4'}`)
    await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      CHILD,
      file,
      JSON.stringify(options),
    ])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
