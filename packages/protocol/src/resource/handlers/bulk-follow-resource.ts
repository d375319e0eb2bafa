import { BulkFollowResource } from '@corkboard/contract'
import { followPeople } from '@corkboard/domain/people'
import { implement } from '../implement.ts'

export const bulkFollowResource = implement(BulkFollowResource, {
  create: (ctx, { user_ids: ids }) => followPeople(ctx, ids),
})
