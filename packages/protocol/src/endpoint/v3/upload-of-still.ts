import { UploadStillEndpoint } from '@corkboard/contract'
import { uploadStill } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const uploadOfStill = implementEndpoint(UploadStillEndpoint, (ctx, { params }) =>
  uploadStill(ctx, params.media_upload_id, params.place),
)
