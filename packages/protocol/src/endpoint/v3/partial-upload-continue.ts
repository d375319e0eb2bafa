import { Readable } from 'node:stream'
import { ContinuePartialUploadEndpoint } from '@corkboard/contract'
import { continuePartialUpload } from '@corkboard/domain/media'
import { type BodyParser, implementEndpoint } from '../engine/implement.ts'

const bodyParser: BodyParser = async (scope) => {
  // The domain reads the bytes as they arrive and counts them.
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
}

export const partialUploadContinue = implementEndpoint(
  ContinuePartialUploadEndpoint,
  (ctx, { params, query }, { body }) =>
    continuePartialUpload(ctx, params.media_upload_id, {
      offset: query.offset,
      source: body instanceof Readable ? body : Readable.from([]),
    }),
  { bodyParser },
)
