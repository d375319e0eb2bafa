import { PartialUploadEndpoint } from '@corkboard/contract'
import { getPartialUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const partialUpload = implementEndpoint(PartialUploadEndpoint, (ctx, { params }) =>
  getPartialUpload(ctx, params.media_upload_id),
)
