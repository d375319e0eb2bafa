import { execFileSync } from 'node:child_process'
import { probeNextTo } from './programs.ts'

const ANSWERS_WITHIN_MS = 10_000
const MOST_BYTES = 10_000_000

const outputOf = (program: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      env: {},
      timeout: ANSWERS_WITHIN_MS,
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** `-fps_mode` came with 5.1. Builds between releases have no such number. */
const isTooOld = (version: string): boolean => {
  const [, major, minor] = /^ffmpeg version n?(\d+)\.(\d+)/.exec(version) ?? []
  return major !== undefined && Number(major) * 100 + Number(minor) < 501
}

const ENCODERS = ['libx264', 'aac', 'mjpeg']
/** The latter two are for HDR. */
const FILTERS = ['fps', 'zscale', 'tonemap']

/** Lists have a line per name, after its flags. */
const missingIn = (list: string, names: readonly string[]): string | undefined =>
  names.find((name) => !new RegExp(`^ *[A-Z.|]+ ${name} `, 'm').test(list))

/** Why videos cannot be transcoded with this FFmpeg; `undefined` if they can. */
export const problemOfFfmpeg = (ffmpegPath: string): string | undefined => {
  if (process.platform === 'win32') return 'it is for other systems than Windows'
  const version = outputOf(ffmpegPath, '-version')
  if (version === undefined) return `${ffmpegPath} does not run`
  if (isTooOld(version)) return `${ffmpegPath} is older than FFmpeg 5.1`
  const probe = probeNextTo(ffmpegPath)
  if (outputOf(probe, '-version') === undefined) return `${probe} does not run`
  const missing =
    missingIn(outputOf(ffmpegPath, '-hide_banner', '-encoders') ?? '', ENCODERS) ??
    missingIn(outputOf(ffmpegPath, '-hide_banner', '-filters') ?? '', FILTERS)
  return missing && `${ffmpegPath} was built without ${missing}`
}
