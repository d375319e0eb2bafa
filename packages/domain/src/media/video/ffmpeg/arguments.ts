import { filterGraph } from '../filter-graph.ts'
import type { Rung } from '../rungs.ts'
import { VIDEO_FILES, type VideoPart } from '../video-facts.ts'
import {
  gopOf,
  JPEG_QUALITY,
  POSTER_WITHIN_SECONDS,
  secondsBetweenStills,
  SEGMENT_SECONDS,
  SOUND,
  STILL_FORMAT,
  VIDEO_LIMITS,
  x264Params,
} from '../video-limits.ts'
import { type Clip, INPUT_OPTIONS, inputName } from './probe-clip.ts'

const THREADS = '2'
const HLS = [
  'f=hls',
  `hls_time=${SEGMENT_SECONDS}`,
  'hls_playlist_type=vod',
  'hls_list_size=0',
  'hls_segment_type=fmp4',
  'hls_flags=single_file',
].join(':')

/** Frames that may become the poster: `poster0.jpg` and so on, and the brightness of each, one after the other. */
export const POSTERS = { picture: (place: number) => `poster${place}.jpg`, brightness: 'posters.gray' } as const

/** One frame a second of the first seconds. */
const EVERY_SECOND = `select='lte(t,${POSTER_WITHIN_SECONDS})*(isnan(prev_selected_t)+gt(floor(t),floor(prev_selected_t)))'`

/**
 * Tells of each decoded frame, one line each that starts with `frame:`. Those before the start of a part take time and have
 * no result, which is all that FFmpeg itself counts.
 */
const TOLD = 'metadata=add:key=decoded:value=1,metadata=print:key=decoded:file=-:direct=1'

/**
 * What FFmpeg is to make of a clip, in the folder that it runs in: one file and playlist per rung, the progressive file,
 * stills, and frames that may become the poster. The clip is decoded once; every size and the sound are encoded once.
 */
export const ffmpegArguments = (
  file: string,
  clip: Clip,
  {
    part,
    rungs,
    frameRate,
    ofSeconds,
  }: {
    readonly part: VideoPart | undefined
    readonly rungs: readonly Rung[]
    readonly frameRate: number
    /** 0 if it is not known. */
    readonly ofSeconds: number
  },
): string[] => {
  const sound = part?.isMuted ? undefined : clip.soundIndex
  const gop = gopOf(frameRate)
  const [largest, smallest] = [rungs[0]!, rungs.at(-1)!]
  // Each label can be used once: the largest and the smallest size are looked at too.
  const encoded = (rung: Rung) => (rung === largest || rung === smallest ? `${rung.name}-out` : rung.name)
  const looked =
    largest === smallest
      ? `[${largest.name}]split=4[${encoded(largest)}][still][poster][gray]`
      : `[${largest.name}]split=3[${encoded(largest)}][still][poster];[${smallest.name}]split[${encoded(smallest)}][gray]`
  const every = secondsBetweenStills(ofSeconds)
  const isLater = part !== undefined && part.startMs > 0
  const input = `0:${clip.video.index}`
  const graph = [
    ...(isLater ? [`[${input}]${TOLD}[told]`] : []),
    // FFmpeg turns the frames. Told not to, versions before 6 would note in the files that they are still to be turned.
    filterGraph(rungs, { ...clip.video, quarterTurns: 0, frameRate }, isLater ? 'told' : input),
    looked,
    `[still]select='lt(selected_n,${VIDEO_LIMITS.stills})*gte(t,selected_n*${every})',${STILL_FORMAT}[stills]`,
    `[poster]${EVERY_SECOND},${STILL_FORMAT}[posters]`,
    `[gray]${EVERY_SECOND},format=gray[grays]`,
  ].join(';')
  // One second more than is accepted tells that there is too much.
  const lasting = ['-t', String(part ? (part.endMs - part.startMs) / 1_000 : VIDEO_LIMITS.seconds + 1)]
  const select = (place: number) => `select=\\'v:${place}${sound === undefined ? '' : ',a'}\\'`
  const targets = rungs.flatMap(({ name }, place) => [
    `[${select(place)}:${HLS}:hls_segment_filename=${name}.mp4]${name}.m3u8`,
    ...(place === 0 ? [`[${select(place)}:f=mp4:movflags=faststart]${VIDEO_FILES.progressive}`] : []),
  ])
  const pictures = (label: string, name: string) => [
    ['-map', `[${label}]`, ...lasting, '-fps_mode', 'passthrough', '-c:v', 'mjpeg', '-q:v', String(JPEG_QUALITY)],
    ['-start_number', '0', '-f', 'image2', name],
  ]
  return [
    ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-progress', 'pipe:1', '-stats_period', '0.5'],
    INPUT_OPTIONS,
    ['-threads', THREADS],
    // Frames before the start are needed: one of them may be shown in it.
    isLater ? ['-noaccurate_seek', '-ss', String(part.startMs / 1_000)] : [],
    ['-i', inputName(file), '-filter_complex', graph],
    rungs.flatMap((rung) => ['-map', `[${encoded(rung)}]`]),
    sound === undefined ? [] : ['-map', `0:${sound}`, '-af', SOUND, '-c:a', 'aac', '-b:a', '128k'],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'main', '-threads:v', THREADS],
    ['-g', String(gop), '-x264-params', x264Params(gop)],
    rungs.flatMap(({ maxBitRate: rate }, n) => [`-maxrate:v:${n}`, String(rate), `-bufsize:v:${n}`, String(rate * 2)]),
    ['-flags', '+global_header', '-map_metadata', '-1', '-map_chapters', '-1', ...lasting],
    ['-f', 'tee', targets.join('|')],
    ...pictures('stills', 'still%d.jpg'),
    ...pictures('posters', 'poster%d.jpg'),
    ['-map', '[grays]', ...lasting, '-fps_mode', 'passthrough', '-c:v', 'rawvideo', '-f', 'rawvideo'],
    [POSTERS.brightness],
  ].flat()
}
