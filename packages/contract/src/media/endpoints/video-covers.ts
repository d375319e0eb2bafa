import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { IdText } from '../../scalars.ts'
import { MediaUpload } from '../wire/media.ts'

const STILL = {
  path: '/v3/media/{media_upload_id}/stills/{place}/',
  /** `place` counts from 0 to one less than `stills` of the upload. */
  params: Type.Object({ media_upload_id: IdText, place: Type.Integer({ minimum: 0, maximum: 99 }) }),
  notFound: 'media.not_found',
} as const

export const VideoStillEndpoint = defineEndpoint({
  ...STILL,
  method: 'GET',
  summary: 'Read a still of a video that you uploaded',
  download: true,
  /** The bytes of a JPEG picture. */
  response: Type.String(),
})

export const UploadStillEndpoint = defineEndpoint({
  ...STILL,
  method: 'POST',
  summary: 'Make a still of a video an upload of its own, to use as a cover',
  response: MediaUpload,
})

export const ChooseCoverEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v3/media/{media_upload_id}/cover/',
  summary: 'Choose the picture that stands for a video that you uploaded',
  params: Type.Object({ media_upload_id: IdText }),
  body: Type.Object({
    /** A finished upload of a picture. */
    cover_upload_id: IdText,
  }),
  notFound: 'media.not_found',
  response: MediaUpload,
})
