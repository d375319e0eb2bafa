import { UserFollowersResource } from '@corkboard/contract'
import { listFollows } from '@corkboard/domain/people'
import { implement } from '../implement.ts'

export const userFollowersResource = implement(UserFollowersResource, {
  get: (ctx, { username }, page) => listFollows(ctx, 'followers', username, page),
})
