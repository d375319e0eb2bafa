import { BulkFollowResource } from '@corkboard/contract'
import { followPeople } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const bulkFollowResource = implement(BulkFollowResource, {
  create: (ctx, { user_ids: ids }) => followPeople(ctx, ids),
})
