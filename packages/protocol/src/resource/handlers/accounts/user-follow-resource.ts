import { UserFollowResource } from '@corkboard/contract'
import { followPerson, unfollowPerson } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const userFollowResource = implement(UserFollowResource, {
  create: (ctx, { user_id: id }) => followPerson(ctx, id),
  delete: (ctx, { user_id: id }) => unfollowPerson(ctx, id),
})
