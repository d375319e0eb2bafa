import { UserActivityPinsResource } from '@corkboard/contract'
import { userPins } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const userActivityPinsResource = implement(UserActivityPinsResource, {
  get: (ctx, options, page) =>
    userPins(ctx, { username: options.username, kind: 'pinned', fieldSet: fieldSetOf(options) }, page),
})
