import Type, { type Static } from 'typebox'
import { IdText, Nullable } from '../../scalars.ts'

export const MediaStatus = Type.Union([
  Type.Literal('registered'),
  Type.Literal('processing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
])
export type MediaStatus = Static<typeof MediaStatus>

export const MediaType = Type.Union([Type.Literal('image'), Type.Literal('video')])
export type MediaType = Static<typeof MediaType>

/** A part of a video, in milliseconds from its start, with or without its sound. */
export const VideoTrim = Type.Object({
  start_ms: Type.Integer({ minimum: 0 }),
  end_ms: Type.Integer({ minimum: 1 }),
  is_muted: Type.Boolean(),
})
export type VideoTrim = Static<typeof VideoTrim>

/**
 * An upload. The facts are `null` until `status` is `succeeded`; those of a video are of its poster image. `error_code`
 * says why it `failed`. `progress` is how much of a video is transcoded, 0 to 1; `stills` is how many pictures it has to
 * choose its cover from; `duration_ms` is how long it is. `trim` says which part of another upload it is: the times are
 * milliseconds from the start of the whole video.
 */
export const MediaUpload = Type.Object({
  media_upload_id: IdText,
  media_type: MediaType,
  status: MediaStatus,
  progress: Type.Number(),
  stills: Type.Integer(),
  duration_ms: Nullable(Type.Integer()),
  has_sound: Type.Boolean(),
  trim: Nullable(VideoTrim),
  image_signature: Nullable(Type.String()),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  dominant_color: Nullable(Type.String()),
  placeholder: Nullable(Type.String()),
  error_code: Nullable(Type.String()),
})
export type MediaUpload = Static<typeof MediaUpload>

/**
 * (ours) An upload that arrives in parts: the server has the first `received_bytes` of `bytes`. `upload` is `null` until
 * the file is complete.
 */
export const PartialUpload = Type.Object({
  media_upload_id: IdText,
  bytes: Type.Integer(),
  received_bytes: Type.Integer(),
  upload: Nullable(MediaUpload),
})
export type PartialUpload = Static<typeof PartialUpload>
