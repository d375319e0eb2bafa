import { UserFollowingResource } from '@corkboard/contract'
import { listFollows } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const userFollowingResource = implement(UserFollowingResource, {
  get: (ctx, { username }, page) => listFollows(ctx, 'following', username, page),
})
