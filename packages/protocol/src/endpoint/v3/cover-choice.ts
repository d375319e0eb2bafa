import { ChooseCoverEndpoint } from '@corkboard/contract'
import { chooseCover } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const coverChoice = implementEndpoint(ChooseCoverEndpoint, (ctx, { params, body }) =>
  chooseCover(ctx, params.media_upload_id, body.cover_upload_id),
)
