import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fail } from '@corkboard/contract/errors'
import { frameRateOf, shownSizeOf } from '../clip-shape.ts'
import { contrastOf } from '../contrast.ts'
import type { Transcode } from '../guarded-child.ts'
import { masterPlaylists, type Variant } from '../playlists.ts'
import { type Rung, rungsOf } from '../rungs.ts'
import { VIDEO_FILES, type VideoFacts } from '../video-facts.ts'
import { CLEARLY_MORE, isCutOff, VIDEO_LIMITS } from '../video-limits.ts'
import { ffmpegArguments, POSTERS } from './arguments.ts'
import { probeClip } from './probe-clip.ts'
import type { Ffmpeg } from './programs.ts'

/** Makes the frame with the most contrast the poster and removes the others. */
const choosePoster = async (folder: string, { width, height }: Rung): Promise<void> => {
  const brightness = await readFile(path.join(folder, POSTERS.brightness))
  const frames = Math.floor(brightness.length / (width * height))
  if (frames === 0) throw fail('media.broken')
  let [chosen, most] = [0, -1]
  for (let place = 0; place < frames; place++) {
    const contrast = contrastOf(brightness.subarray(place * width * height, (place + 1) * width * height))
    if (contrast > most * CLEARLY_MORE) [chosen, most] = [place, contrast]
  }
  await rename(path.join(folder, POSTERS.picture(chosen)), path.join(folder, VIDEO_FILES.poster))
  for (let place = 0; place < frames; place++) await rm(path.join(folder, POSTERS.picture(place)), { force: true })
  await rm(path.join(folder, POSTERS.brightness))
}

/** The file's header is in front of its first segment; the rest may be hundreds of megabytes. */
const HEADER_BYTES = 65_536

const readHeader = async (file: string): Promise<Buffer> => {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

/** The box that says which H.264 it is comes before the first segment: profile, constraints, level. */
export const h264CodecOf = (file: Buffer): string => {
  const at = file.indexOf('avcC')
  if (at === -1) throw new Error('The rendition has no H.264')
  return `avc1.${file.subarray(at + 5, at + 8).toString('hex')}`
}

const AAC = 'mp4a.40.2'

/**
 * Makes everything a video pin needs, like `transcode.ts` next to the video library, with FFmpeg's programs.
 * @throws 'media.video_broken', 'media.video_too_long', 'media.video_too_large'
 */
export const transcodeWithFfmpeg = async (
  ffmpeg: Ffmpeg,
  file: string,
  folder: string,
  { part, onProgress }: Parameters<Transcode>[2],
): Promise<VideoFacts> => {
  const clip = await probeClip(ffmpeg, file)
  const { video } = clip
  if (video.width * video.height > VIDEO_LIMITS.pixels) throw fail('media.video_too_large')
  if (clip.seconds > VIDEO_LIMITS.seconds) throw fail('media.video_too_long')
  const ofSeconds = part ? (part.endMs - part.startMs) / 1_000 : clip.seconds
  const frameRate = frameRateOf(video)
  const shown = shownSizeOf(video, video.quarterTurns)
  const rungs = rungsOf(shown.width, shown.height)
  let frames = 0
  await ffmpeg.run(folder, ffmpegArguments(file, clip, { part, rungs, frameRate, ofSeconds }), (line) => {
    if (frames === 0 && line.startsWith('frame:')) return onProgress({ seconds: 0, ofSeconds })
    const [, count] = /^frame=\s*(\d+)/.exec(line) ?? []
    if (count === undefined || Number(count) <= frames) return
    frames = Number(count)
    onProgress({ seconds: frames / frameRate, ofSeconds })
  })
  const seconds = frames / frameRate
  if (seconds > VIDEO_LIMITS.seconds) throw fail('media.video_too_long')
  if (frames === 0 || isCutOff(seconds, ofSeconds)) throw fail('media.video_broken')
  const hasSound = !part?.isMuted && clip.soundIndex !== undefined
  const variants = await Promise.all(
    rungs.map(async (rung): Promise<Variant> => {
      const codec = h264CodecOf(await readHeader(path.join(folder, `${rung.name}.mp4`)))
      const playlist = await readFile(path.join(folder, `${rung.name}.m3u8`), 'utf8')
      return { ...rung, frameRate, codecs: hasSound ? `${codec},${AAC}` : codec, playlist }
    }),
  )
  const { hlsv4, hlsv3Mobile } = masterPlaylists(variants)
  await writeFile(path.join(folder, VIDEO_FILES.hlsv4), hlsv4)
  await writeFile(path.join(folder, VIDEO_FILES.hlsv3Mobile), hlsv3Mobile)
  await choosePoster(folder, rungs.at(-1)!)
  const stills = (await readdir(folder)).filter((name) => /^still\d+\.jpg$/.test(name)).length
  return {
    width: rungs[0]!.width,
    height: rungs[0]!.height,
    durationMs: Math.round(seconds * 1_000),
    hasSound,
    rungs: rungs.map(({ name }) => name),
    stills,
  }
}
