import Type, { type Static } from 'typebox'
import { Nullable } from '../../scalars.ts'

/** PIN-04, in the order that players try them. */
export const VIDEO_FORMATS = ['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

/** A rendering of a video. `duration` is in milliseconds; `thumbnail` is its poster image. */
export const Video = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  duration: Type.Integer(),
  thumbnail: Type.String(),
})
export type Video = Static<typeof Video>

/**
 * A video in its available formats. `has_sound` (ours): players offer no mute button without sound. `captions_url` (ours)
 * leads to its WebVTT captions, `transcript` (ours) is what is said in it; both are left out without.
 */
export const Videos = Type.Object({
  video_list: Type.Object({
    V_HLSV4: Type.Optional(Video),
    V_HLSV3_MOBILE: Type.Optional(Video),
    V_720P: Type.Optional(Video),
  }),
  has_sound: Type.Boolean(),
  captions_url: Type.Optional(Nullable(Type.String())),
  transcript: Type.Optional(Nullable(Type.String())),
})
export type Videos = Static<typeof Videos>
