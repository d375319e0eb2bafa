import { UserActivityPinsResource } from '@corkboard/contract'
import { userPins } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const userActivityPinsResource = implement(UserActivityPinsResource, {
  get: (ctx, options, page) =>
    userPins(ctx, { username: options.username, kind: 'pinned', fieldSet: fieldSetOf(options) }, page),
})
