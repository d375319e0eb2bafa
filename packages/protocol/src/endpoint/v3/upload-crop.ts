import { CropMediaEndpoint } from '@corkboard/contract'
import { cropUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

/** CREATE-08. */
export const uploadCrop = implementEndpoint(CropMediaEndpoint, (ctx, { params, body }) =>
  cropUpload(ctx, params.media_upload_id, body),
)
