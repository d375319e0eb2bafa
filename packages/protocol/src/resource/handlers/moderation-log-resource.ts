import { ModerationLogResource } from '@corkboard/contract'
import { listModeration } from '@corkboard/domain/safety'
import { implement } from '../implement.ts'

export const moderationLogResource = implement(ModerationLogResource, {
  get: (ctx, _options, page) => listModeration(ctx, page),
})
