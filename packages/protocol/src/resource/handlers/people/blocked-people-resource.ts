import { BlockedPeopleResource } from '@corkboard/contract'
import { listBlocked } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const blockedPeopleResource = implement(BlockedPeopleResource, {
  get: (ctx, _options, page) => listBlocked(ctx, page),
})
