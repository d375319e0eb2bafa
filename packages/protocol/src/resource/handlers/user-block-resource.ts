import { UserBlockResource } from '@corkboard/contract'
import { blockPerson, unblockPerson } from '@corkboard/domain/people'
import { implement } from '../implement.ts'

export const userBlockResource = implement(UserBlockResource, {
  create: (ctx, { user_id: id }) => blockPerson(ctx, id),
  delete: (ctx, { user_id: id }) => unblockPerson(ctx, id),
})
