import { UserPinsResource } from '@corkboard/contract'
import { userPins } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const userPinsResource = implement(UserPinsResource, {
  get: (ctx, options, page) =>
    userPins(ctx, { username: options.username, kind: options.kind, fieldSet: fieldSetOf(options) }, page),
})
