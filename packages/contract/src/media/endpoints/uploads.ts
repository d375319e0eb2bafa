import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { IdText } from '../../scalars.ts'
import { MediaUpload, VideoTrim } from '../wire/media.ts'

export const UploadMediaEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/media/',
  summary: 'Upload a picture or a video',
  upload: true,
  query: Type.Object({
    /** (ours) To search by it (FIND-08): it is deleted within hours. */
    purpose: Type.Optional(Type.Literal('search')),
  }),
  response: MediaUpload,
})

export const MediaUploadEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/media/{media_upload_id}/',
  summary: 'Read how far the processing of an upload is',
  signedOut: true,
  params: Type.Object({ media_upload_id: IdText }),
  notFound: 'media.not_found',
  response: MediaUpload,
})

export const CancelUploadEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v3/media/{media_upload_id}/',
  summary: 'Cancel an upload that is still processed',
  params: Type.Object({ media_upload_id: IdText }),
  notFound: 'media.not_found',
  response: MediaUpload,
})

const Fraction = Type.Number({ minimum: 0, maximum: 1 })

export const CropMediaEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/media/{media_upload_id}/crop/',
  summary: 'Make a part of an uploaded picture an upload of its own',
  params: Type.Object({ media_upload_id: IdText }),
  /** Fractions of the picture's width and height. */
  body: Type.Object({
    x: Fraction,
    y: Fraction,
    width: Type.Number({ minimum: 0.01, maximum: 1 }),
    height: Type.Number({ minimum: 0.01, maximum: 1 }),
  }),
  notFound: 'media.not_found',
  response: MediaUpload,
})

export const TrimMediaEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/media/{media_upload_id}/trim/',
  summary: 'Make a part of an uploaded video, or the video without its sound, an upload of its own',
  params: Type.Object({ media_upload_id: IdText }),
  body: VideoTrim,
  notFound: 'media.not_found',
  response: MediaUpload,
})
