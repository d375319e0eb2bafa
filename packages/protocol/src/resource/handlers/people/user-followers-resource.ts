import { UserFollowersResource } from '@corkboard/contract'
import { listFollows } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const userFollowersResource = implement(UserFollowersResource, {
  get: (ctx, { username }, page) => listFollows(ctx, 'followers', username, page),
})
