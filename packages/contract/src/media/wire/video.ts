import Type, { type Static } from 'typebox'

/** PIN-04, in the order in which a player tries them. */
export const VIDEO_FORMATS = ['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

/** One rendering of a video. `duration` in milliseconds; `thumbnail` is its still picture. */
export const Video = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  duration: Type.Integer(),
  thumbnail: Type.String(),
})
export type Video = Static<typeof Video>

/** A video in the formats there are. `has_sound` (ours): where there is none, players offer no mute. */
export const Videos = Type.Object({
  video_list: Type.Object({
    V_HLSV4: Type.Optional(Video),
    V_HLSV3_MOBILE: Type.Optional(Video),
    V_720P: Type.Optional(Video),
  }),
  has_sound: Type.Boolean(),
})
export type Videos = Static<typeof Videos>
