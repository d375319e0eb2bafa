import { TrimMediaEndpoint } from '@corkboard/contract'
import { trimUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

/** CREATE-08. */
export const uploadTrim = implementEndpoint(TrimMediaEndpoint, (ctx, { params, body }) =>
  trimUpload(ctx, params.media_upload_id, {
    startMs: body.start_ms,
    endMs: body.end_ms,
    isMuted: body.is_muted,
  }),
)
