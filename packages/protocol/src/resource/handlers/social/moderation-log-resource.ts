import { ModerationLogResource } from '@corkboard/contract'
import { listModeration } from '@corkboard/domain/social/safety'
import { implement } from '../../engine/implement.ts'

export const moderationLogResource = implement(ModerationLogResource, {
  get: (ctx, _options, page) => listModeration(ctx, page),
})
