import { UserPinsResource } from '@corkboard/contract'
import { userPins } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const userPinsResource = implement(UserPinsResource, {
  get: (ctx, options, page) =>
    userPins(ctx, { username: options.username, kind: options.kind, fieldSet: fieldSetOf(options) }, page),
})
