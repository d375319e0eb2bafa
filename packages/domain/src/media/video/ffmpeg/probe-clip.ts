import path from 'node:path'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { fail } from '@corkboard/contract/errors'
import type { Rational } from '../clip-shape.ts'
import { CODECS, FORMATS, VIDEO_LIMITS } from '../video-limits.ts'
import type { Ffmpeg } from './programs.ts'

/** What there is to know of a clip before it is transcoded. */
export interface Clip {
  readonly video: {
    readonly index: number
    readonly width: number
    readonly height: number
    readonly pixelShape: Rational
    readonly rFrameRate: Rational
    readonly avgFrameRate: Rational
    readonly quarterTurns: number
    readonly isHdr: boolean
  }
  /** Of the sound; `undefined` without. */
  readonly soundIndex: number | undefined
  /** 0 if the file does not say. */
  readonly seconds: number
}

const Stream = Type.Object({
  index: Type.Integer(),
  codec_type: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  sample_aspect_ratio: Type.Optional(Type.String()),
  r_frame_rate: Type.Optional(Type.String()),
  avg_frame_rate: Type.Optional(Type.String()),
  color_transfer: Type.Optional(Type.String()),
  disposition: Type.Optional(Type.Object({ attached_pic: Type.Optional(Type.Integer()) })),
  side_data_list: Type.Optional(Type.Array(Type.Object({ rotation: Type.Optional(Type.Number()) }))),
})
const Probed = Type.Object({
  streams: Type.Array(Stream),
  format: Type.Object({ duration: Type.Optional(Type.String()) }),
})

/** `30000/1001` or `4:3`. What is not known is 0/0. */
const rational = (text = ''): Rational => {
  const [num = 0, den = 0] = text.split(/[/:]/).map(Number)
  return { num, den }
}

/** Phones film in HDR, which looks gray on other screens. */
const HDR = ['arib-std-b67', 'smpte2084']

/** Options of every program that opens an upload. */
export const INPUT_OPTIONS = [
  ['-protocol_whitelist', 'file'],
  ['-format_whitelist', FORMATS],
  ['-codec_whitelist', CODECS],
  ['-max_streams', String(VIDEO_LIMITS.streams)],
].flat()

/** The name of a file that no protocol reads anything into. */
export const inputName = (file: string): string => `file:${path.resolve(file)}`

/** `undefined` for a text that was cut off: a hostile file has megabytes of names. */
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Reads the JSON of ffprobe. @throws 'media.video_broken' */
export const readProbed = (json: string): Clip => {
  const probed = parsed(json)
  if (!Check(Probed, probed)) throw fail('media.video_broken')
  const { streams, format } = probed
  const video = streams.find((it) => it.codec_type === 'video' && it.disposition?.attached_pic !== 1)
  const { width = 0, height = 0 } = video ?? {}
  if (!video || width < 2 || height < 2) throw fail('media.video_broken')
  // Counterclockwise, where ours are clockwise.
  const degrees = video.side_data_list?.find((it) => it.rotation !== undefined)?.rotation ?? 0
  return {
    video: {
      index: video.index,
      width,
      height,
      pixelShape: rational(video.sample_aspect_ratio),
      rFrameRate: rational(video.r_frame_rate),
      avgFrameRate: rational(video.avg_frame_rate),
      quarterTurns: ((Math.round(-degrees / 90) % 4) + 4) % 4,
      isHdr: HDR.includes(video.color_transfer ?? ''),
    },
    soundIndex: streams.find((it) => it.codec_type === 'audio')?.index,
    seconds: Math.max(0, Number(format.duration ?? 0) || 0),
  }
}

/** @throws 'media.video_broken' */
export const probeClip = async (ffmpeg: Ffmpeg, file: string): Promise<Clip> => {
  let json: string
  try {
    const said = ['-loglevel', 'error', '-print_format', 'json', '-show_streams', '-show_format']
    json = await ffmpeg.probe([...said, ...INPUT_OPTIONS, inputName(file)])
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : fail('media.video_broken', {}, error)
  }
  return readProbed(json)
}
