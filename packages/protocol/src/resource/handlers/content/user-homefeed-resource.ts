import { UserHomefeedResource } from '@corkboard/contract'
import { homeFeed } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const userHomefeedResource = implement(UserHomefeedResource, {
  get: (ctx, options, page, lookedAt) =>
    homeFeed(ctx, { fieldSet: fieldSetOf(options), tab: options.tab, lookedAt }, page),
})
