import { MediaUploadEndpoint } from '@corkboard/contract'
import { getUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const uploadState = implementEndpoint(MediaUploadEndpoint, (ctx, { params }) =>
  getUpload(ctx, params.media_upload_id),
)
