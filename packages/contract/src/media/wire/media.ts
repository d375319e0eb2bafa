import Type, { type Static } from 'typebox'
import { IdText, Nullable } from '../../scalars.ts'

export const MediaStatus = Type.Union([
  Type.Literal('registered'),
  Type.Literal('processing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
])
export type MediaStatus = Static<typeof MediaStatus>

/** An upload. The facts are `null` until `status` is `succeeded`; `error_code` says why it `failed`. */
export const MediaUpload = Type.Object({
  media_upload_id: IdText,
  status: MediaStatus,
  image_signature: Nullable(Type.String()),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  dominant_color: Nullable(Type.String()),
  placeholder: Nullable(Type.String()),
  error_code: Nullable(Type.String()),
})
export type MediaUpload = Static<typeof MediaUpload>
