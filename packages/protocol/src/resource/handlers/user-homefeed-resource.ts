import { UserHomefeedResource } from '@corkboard/contract'
import { homeFeed } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const userHomefeedResource = implement(UserHomefeedResource, {
  get: (ctx, options, page, lookedAt) =>
    homeFeed(ctx, { fieldSet: fieldSetOf(options), tab: options.tab, lookedAt }, page),
})
