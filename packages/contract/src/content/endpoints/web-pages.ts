import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { MediaUpload } from '../../media/wire/media.ts'

export const UploadFromWebEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/media/web/',
  summary: 'Upload a picture from its address',
  body: Type.Object({
    image_url: Type.String(),
    /** The page that shows it. */
    page_url: Type.Optional(Type.String()),
  }),
  response: MediaUpload,
})

export const FoundImagePreviewEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/found-images/preview/',
  summary: 'Read a small copy of a picture that FindPinImagesResource has found',
  download: true,
  /** As in `preview_url`. */
  query: Type.Object({ url: Type.String(), expires: Type.String(), token: Type.String() }),
  /** The bytes of a WebP picture. */
  response: Type.String(),
})
