import { UserBlockResource } from '@corkboard/contract'
import { unblockPerson } from '@corkboard/domain/people'
import { blockPersonMet } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const userBlockResource = implement(UserBlockResource, {
  create: (ctx, { user_id: id, comment_id: commentId }) => blockPersonMet(ctx, id, commentId),
  delete: (ctx, { user_id: id }) => unblockPerson(ctx, id),
})
