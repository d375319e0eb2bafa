import { CancelUploadEndpoint } from '@corkboard/contract'
import { cancelUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const uploadCancel = implementEndpoint(CancelUploadEndpoint, (ctx, { params }) =>
  cancelUpload(ctx, params.media_upload_id),
)
