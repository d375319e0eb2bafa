/** NOTE: only the transcoder process imports this file and those next to it that name `node-av`. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fail } from '@corkboard/contract/errors'
import { Decoder, Demuxer, Encoder, FilterAPI, FilterComplexAPI, Muxer } from 'node-av/api'
import * as C from 'node-av/constants'
import { avGetCodecString, type Frame, Log, type Packet } from 'node-av/lib'
import { frameRateOf, shownSizeOf } from './clip-shape.ts'
import { createCut, moveInto } from './cut-frames.ts'
import { filterGraph } from './filter-graph.ts'
import { masterPlaylists, type Variant } from './playlists.ts'
import { type Rung, rungsOf } from './rungs.ts'
import { contrastOf } from './contrast.ts'
import { encodeJpeg } from './stills.ts'
import { stillName, VIDEO_FILES, type VideoFacts, type VideoPart } from './video-facts.ts'
import {
  CLEARLY_MORE,
  CODECS,
  FORMATS,
  gopOf,
  isCutOff,
  POSTER_WITHIN_SECONDS,
  secondsBetweenStills,
  SEGMENT_SECONDS,
  SOUND,
  VIDEO_LIMITS,
  x264Params,
} from './video-limits.ts'
import { isHdr, quarterTurnsOf } from './video-stream.ts'

// A hostile file causes megabytes of warnings.
Log.setLevel(C.AV_LOG_FATAL)

const THREADS = 2
const HLS = {
  hls_time: SEGMENT_SECONDS,
  hls_playlist_type: 'vod',
  hls_list_size: 0,
  hls_segment_type: 'fmp4',
  hls_flags: 'single_file',
} as const
/** NOTE: `gopSize` alone leaves key frames at scene cuts, which differ between rungs. */
const h264 = (maxBitRate: number, frameRate: number) => {
  const gop = gopOf(frameRate)
  return {
    threadCount: THREADS,
    context: { gopSize: gop, rcMaxRate: maxBitRate, rcBufferSize: maxBitRate * 2 },
    options: {
      preset: 'veryfast',
      crf: 23,
      profile: 'main',
      'x264-params': x264Params(gop),
    },
  } as const
}

interface Sink {
  readonly muxer: Muxer
  readonly video: number
  /** -1 without sound. */
  readonly sound: number
}

interface OpenRung extends Rung {
  readonly encoder: Encoder
  readonly sinks: readonly Sink[]
}

const openRung = async (
  rung: Rung,
  {
    folder,
    frameRate,
    soundEncoder,
    isLargest,
  }: { folder: string; frameRate: number; soundEncoder: Encoder | undefined; isLargest: boolean },
): Promise<OpenRung> => {
  const encoder = await Encoder.create(C.FF_ENCODER_LIBX264, h264(rung.maxBitRate, frameRate))
  const options = { ...HLS, hls_segment_filename: path.join(folder, `${rung.name}.mp4`) }
  const muxers = [await Muxer.open(path.join(folder, `${rung.name}.m3u8`), { format: 'hls', options })]
  if (isLargest) {
    const progressive = path.join(folder, VIDEO_FILES.progressive)
    muxers.push(await Muxer.open(progressive, { format: 'mp4', options: { movflags: 'faststart' } }))
  }
  // Sound is in the same file as the picture: some players are silent otherwise.
  const sinks = muxers.map((muxer) => ({
    muxer,
    video: muxer.addStream(encoder),
    sound: soundEncoder ? muxer.addStream(soundEncoder) : -1,
  }))
  return { ...rung, encoder, sinks }
}

const write = async ({ sinks }: OpenRung, packet: Packet, stream: 'video' | 'sound'): Promise<void> => {
  for (const sink of sinks) {
    // A muxer changes a packet's times.
    using copy = packet.clone()
    if (copy) await sink.muxer.writePacket(copy, sink[stream])
  }
}

const encode = async (rung: OpenRung, frame: Frame | null): Promise<void> => {
  for (using packet of await rung.encoder.encodeAll(frame)) if (packet) await write(rung, packet, 'video')
}

const openSound = async (stream: NonNullable<ReturnType<Demuxer['audio']>>) => ({
  decoder: await Decoder.create(stream, { threadCount: 1, exitOnError: false }),
  filter: FilterAPI.create(SOUND),
  encoder: await Encoder.create(C.FF_ENCODER_AAC, { context: { bitRate: '128k' } }),
})

/** Collects the poster and the stills while frames pass. */
const createLookout = (folder: string, durationSeconds: number) => {
  const every = secondsBetweenStills(durationSeconds)
  let poster: Frame | undefined
  let most = -1
  let stills = 0
  let judgedAt = -1
  return {
    async look(second: number, large: Frame, small: Frame): Promise<void> {
      if (stills < VIDEO_LIMITS.stills && second >= stills * every) {
        await writeFile(path.join(folder, stillName(stills++)), await encodeJpeg(large))
      }
      // One frame a second.
      if (second > POSTER_WITHIN_SECONDS || Math.floor(second) === judgedAt) return
      judgedAt = Math.floor(second)
      const contrast = contrastOf(small.toBuffer().subarray(0, small.width * small.height))
      if (contrast <= most * CLEARLY_MORE) return
      poster?.free()
      poster = large.clone() ?? undefined
      most = contrast
    },
    /** @returns how many stills there are */
    async finish(): Promise<number> {
      if (!poster) throw fail('media.broken')
      await writeFile(path.join(folder, VIDEO_FILES.poster), await encodeJpeg(poster))
      poster.free()
      return stills
    },
  }
}

const openVideo = async (file: string): Promise<Demuxer> => {
  const options = {
    protocol_whitelist: 'file',
    format_whitelist: FORMATS,
    codec_whitelist: CODECS,
    max_streams: VIDEO_LIMITS.streams,
  }
  try {
    return await Demuxer.open(path.resolve(file), { options })
  } catch (error) {
    throw fail('media.video_broken', {}, error)
  }
}

/**
 * Makes everything a video pin needs, in an empty folder: an HLS playlist and one file per rung, both master playlists, a
 * progressive MP4, a poster, stills.
 * @param part what to make of the file, all of it if left out
 * @param onProgress is told the seconds that are done and, where the file says so, those in all
 * @throws 'media.video_broken', 'media.video_too_long', 'media.video_too_large'
 */
export const transcode = async (
  file: string,
  folder: string,
  {
    part,
    onProgress = () => undefined,
  }: {
    readonly part?: VideoPart | undefined
    readonly onProgress?: (done: { seconds: number; ofSeconds: number }) => void
  } = {},
): Promise<VideoFacts> => {
  await using demuxer = await openVideo(file)
  const video = demuxer.video()
  const audio = part?.isMuted ? undefined : demuxer.audio()
  if (!video || video.codecpar.width < 2 || video.codecpar.height < 2) throw fail('media.video_broken')
  if (video.codecpar.width * video.codecpar.height > VIDEO_LIMITS.pixels) throw fail('media.video_too_large')
  const wholeSeconds = Math.max(0, demuxer.duration)
  if (wholeSeconds > VIDEO_LIMITS.seconds) throw fail('media.video_too_long')
  const ofSeconds = part ? (part.endMs - part.startMs) / 1_000 : wholeSeconds
  const [quarterTurns, frameRate] = [quarterTurnsOf(video), frameRateOf(video)]
  const { width, height } = video.codecpar
  const shown = shownSizeOf({ width, height, pixelShape: video.sampleAspectRatio }, quarterTurns)
  const sizes = rungsOf(shown.width, shown.height)

  using decoder = await Decoder.create(video, { threadCount: THREADS, exitOnError: false })
  using graph = FilterComplexAPI.create(filterGraph(sizes, { frameRate, quarterTurns, isHdr: isHdr(video) }), {
    inputs: [{ label: 'in' }],
    outputs: sizes.map(({ name }) => ({ label: name, mediaType: C.AVMEDIA_TYPE_VIDEO })),
    threads: THREADS,
  })
  const sound = audio && (await openSound(audio))
  const rungs = await Promise.all(
    sizes.map((size, place) =>
      openRung(size, { folder, frameRate, soundEncoder: sound?.encoder, isLargest: place === 0 }),
    ),
  )
  const lookout = createLookout(folder, ofSeconds)
  let frames = 0
  let isSoundOver = false

  const takeFrames = async (): Promise<void> => {
    for (;;) {
      const outputs: Frame[] = []
      // NOTE: one after the other. A graph receives into one frame of its own; two receivers end in SIGSEGV.
      for (const { name } of rungs) {
        const frame = await graph.receive(name)
        if (frame && frame !== C.EOF) outputs.push(frame)
      }
      if (outputs.length < rungs.length) {
        for (const frame of outputs) frame.free()
        return
      }
      if (frames > VIDEO_LIMITS.seconds * frameRate) throw fail('media.video_too_long')
      await lookout.look(frames / frameRate, outputs[0]!, outputs.at(-1)!)
      frames++
      await Promise.all(rungs.map((rung, place) => encode(rung, outputs[place]!)))
      for (const frame of outputs) frame.free()
      onProgress({ seconds: frames / frameRate, ofSeconds })
    }
  }
  const show = async (frame: Frame): Promise<void> => {
    await graph.process('in', frame)
    await takeFrames()
  }
  const cut = part && createCut(part, frameRate, show)
  const takeVideo = async (packet: Packet | null): Promise<void> => {
    for (using frame of await decoder.decodeAll(packet)) {
      if (!frame) continue
      if (!cut) await show(frame)
      // Frames before the start take time and have no result.
      else if ((await cut.take(frame)) === 'before') onProgress({ seconds: 0, ofSeconds })
    }
  }
  const encodeSound = async (sounds: readonly (Frame | null)[]): Promise<void> => {
    for (using frame of sounds) {
      for (using packet of await sound!.encoder.encodeAll(frame)) {
        if (packet) for (const rung of rungs) await write(rung, packet, 'sound')
      }
    }
  }
  const takeSound = async (packet: Packet | null): Promise<void> => {
    for (using frame of await sound!.decoder.decodeAll(packet)) {
      const place = frame && part ? moveInto(part, frame) : 'inside'
      if (place === 'after') isSoundOver = true
      if (!frame || place !== 'inside') continue
      await encodeSound(await sound!.filter.processAll(frame))
    }
  }

  if (part && part.startMs > 0) await demuxer.seek(part.startMs / 1_000, -1, C.AVSEEK_FLAG_BACKWARD)
  for await (using packet of demuxer.packets()) {
    const isOver = cut?.isOver() === true
    if (isOver && (!sound || isSoundOver)) break
    if (packet?.streamIndex === video.index && !isOver) await takeVideo(packet)
    else if (packet && sound && packet.streamIndex === audio!.index) await takeSound(packet)
  }
  await takeVideo(null)
  await cut?.finish()
  await graph.flush()
  await takeFrames()
  const seconds = frames / frameRate
  if (frames === 0 || isCutOff(seconds, ofSeconds)) throw fail('media.video_broken')
  if (sound) {
    await takeSound(null)
    await encodeSound([...(await sound.filter.processAll(null)), null])
  }
  const variants: Variant[] = []
  for (const rung of rungs) {
    await encode(rung, null)
    const codecs = rung.sinks[0]!.muxer.streams.map(({ codecpar }) => avGetCodecString(codecpar)).join(',')
    for (const { muxer } of rung.sinks) await muxer.close()
    const playlist = await readFile(path.join(folder, `${rung.name}.m3u8`), 'utf8')
    const { name, side, width, height, maxBitRate } = rung
    variants.push({ name, side, width, height, maxBitRate, frameRate, codecs, playlist })
  }
  const { hlsv4, hlsv3Mobile } = masterPlaylists(variants)
  await writeFile(path.join(folder, VIDEO_FILES.hlsv4), hlsv4)
  await writeFile(path.join(folder, VIDEO_FILES.hlsv3Mobile), hlsv3Mobile)
  return {
    width: sizes[0]!.width,
    height: sizes[0]!.height,
    durationMs: Math.round(seconds * 1_000),
    hasSound: sound !== undefined && sound !== null,
    rungs: sizes.map(({ name }) => name),
    stills: await lookout.finish(),
  }
}
