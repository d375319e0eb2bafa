import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { IdText } from '../../scalars.ts'
import { VideoTexts, VideoTextsChange } from '../wire/video-texts.ts'

const OF_UPLOAD = {
  path: '/v3/media/{media_upload_id}/captions/',
  params: Type.Object({ media_upload_id: IdText }),
  notFound: 'media.not_found',
  response: VideoTexts,
} as const

export const UploadTextsEndpoint = defineEndpoint({
  ...OF_UPLOAD,
  method: 'GET',
  summary: 'Read the captions and the transcript of a video that you uploaded',
})

export const ChangeUploadTextsEndpoint = defineEndpoint({
  ...OF_UPLOAD,
  method: 'PUT',
  summary: 'Change the captions and the transcript of a video that you uploaded',
  body: VideoTextsChange,
})

const OF_PIN = {
  params: Type.Object({ pin_id: IdText }),
  /** In a story, the block with the video: `2-1` is the first block of the second page. */
  query: Type.Object({ block: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?-[1-9][0-9]?$' })) }),
  notFound: 'pin.not_found',
} as const

export const PinTextsEndpoint = defineEndpoint({
  ...OF_PIN,
  method: 'GET',
  path: '/v3/pins/{pin_id}/captions/',
  summary: 'Read the captions and the transcript of a video of your pin',
  response: VideoTexts,
})

export const ChangePinTextsEndpoint = defineEndpoint({
  ...OF_PIN,
  method: 'PUT',
  path: '/v3/pins/{pin_id}/captions/',
  summary: 'Change the captions and the transcript of a video of your pin',
  body: VideoTextsChange,
  response: VideoTexts,
})

export const PinCaptionsEndpoint = defineEndpoint({
  ...OF_PIN,
  method: 'GET',
  path: '/v3/pins/{pin_id}/captions.vtt',
  summary: 'Read the captions of a pin’s video, for players',
  signedOut: true,
  download: true,
  /** A WebVTT file. */
  response: Type.String(),
})
