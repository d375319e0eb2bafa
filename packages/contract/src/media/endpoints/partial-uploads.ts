import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { LIMITS } from '../../limits.ts'
import { IdText } from '../../scalars.ts'
import { PartialUpload } from '../wire/media.ts'

/*
 * (ours) Uploads that resume, for large files on poor lines:
 *
 * 1. `POST` says how many bytes the file has.
 * 2. `PATCH` sends its bytes from `offset` on, as many as the client likes. The server stores them as they arrive. When the
 *    connection breaks, it keeps what it has, except for less than 64 KiB that do not complete the file.
 * 3. After a break, `GET` says where to continue. `PATCH` with any other offset is refused with `media.wrong_offset`.
 * 4. The `PATCH` that completes the file responds with its `upload`, which goes on like one of `POST /v3/media/`. If its
 *    response is lost, `GET` has the upload; if that is still `null`, an empty `PATCH` at the end completes the file.
 *
 * `DELETE /v3/media/{media_upload_id}/` cancels. An upload that receives nothing for a day is deleted.
 */

export const StartPartialUploadEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/media/partial/',
  summary: 'Start to upload a picture or a video in parts',
  body: Type.Object({
    bytes: Type.Integer({ minimum: 1, maximum: LIMITS.uploadMaxBytes }),
    file_name: Type.Optional(Type.String({ maxLength: 255 })),
    /** As the browser says; only the bytes decide. */
    declared_type: Type.Optional(Type.String({ maxLength: 255 })),
  }),
  response: PartialUpload,
})

export const PartialUploadEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/media/partial/{media_upload_id}/',
  summary: 'Read how much of an upload has arrived',
  params: Type.Object({ media_upload_id: IdText }),
  notFound: 'media.not_found',
  response: PartialUpload,
})

export const ContinuePartialUploadEndpoint = defineEndpoint({
  method: 'PATCH',
  path: '/v3/media/partial/{media_upload_id}/',
  summary: 'Send the bytes of an upload from an offset on',
  params: Type.Object({ media_upload_id: IdText }),
  query: Type.Object({ offset: Type.Integer({ minimum: 0, maximum: LIMITS.uploadMaxBytes }) }),
  bytes: true,
  notFound: 'media.not_found',
  response: PartialUpload,
})
