import { StartPartialUploadEndpoint } from '@corkboard/contract'
import { startPartialUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const partialUploadStart = implementEndpoint(StartPartialUploadEndpoint, (ctx, { body }) =>
  startPartialUpload(ctx, {
    bytes: body.bytes,
    fileName: body.file_name ?? '',
    declaredType: body.declared_type ?? '',
  }),
)
