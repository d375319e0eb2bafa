import { findPackageJSON } from 'node:module'
import { problemOfFfmpeg } from './ffmpeg/problem-of-ffmpeg.ts'
import { runTranscoder, type TranscoderOptions } from './run-transcoder.ts'
import type { VideoFacts } from './video-facts.ts'

/** Makes the files of a video. Hides the transcoding software from the rest of the site. */
export interface Transcoder {
  /** Why this machine cannot transcode; `undefined` when it can. For the log and the operator. */
  readonly problem: string | undefined
  /** @throws as `runTranscoder` does */
  transcode(file: string, folder: string, options?: TranscoderOptions): Promise<VideoFacts>
}

const isInstalled = (name: string): boolean => {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}

/** Packages with the library's binary for this system. */
const binaries = (): string[] =>
  (process.platform === 'win32' ? ['-mingw', '-msvc'] : ['']).map(
    (suffix) => `@seydx/node-av-${process.platform}-${process.arch}${suffix}`,
  )

/** Its binaries need the GNU C library. */
const isMusl = (): boolean =>
  process.platform === 'linux' &&
  (process.report.getReport() as { header?: { glibcVersionRuntime?: string } }).header?.glibcVersionRuntime ===
    undefined

const problemOfLibrary = (): string | undefined => {
  if (isMusl()) return 'the video library needs the GNU C library, which this Linux does not have'
  if (!isInstalled('node-av')) return 'the optional package node-av is not installed'
  if (!binaries().some(isInstalled)) return `node-av has no binary for ${process.platform} on ${process.arch}`
  return undefined
}

/**
 * The transcoder that comes with the npm packages (node-av), or else the operator's FFmpeg. Either is loaded only in the
 * process that transcodes.
 */
export const createTranscoder = (
  ffmpegPath: string | undefined,
  libraryProblem: string | undefined = problemOfLibrary(),
): Transcoder => {
  if (libraryProblem === undefined) return { problem: undefined, transcode: runTranscoder }
  if (ffmpegPath === undefined)
    return { problem: `${libraryProblem}, and FFMPEG_PATH is not set`, transcode: runTranscoder }
  const ffmpegProblem = problemOfFfmpeg(ffmpegPath)
  return {
    problem: ffmpegProblem && `${libraryProblem}, and FFMPEG_PATH does not help: ${ffmpegProblem}`,
    transcode: (file, folder, options) => runTranscoder(file, folder, { ...options, ffmpegPath }),
  }
}
