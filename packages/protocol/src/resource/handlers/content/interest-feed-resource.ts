import { InterestFeedResource } from '@corkboard/contract'
import { topicFeed } from '@corkboard/domain/finding/feeds'
import { getTopic } from '@corkboard/domain/content/topics'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-02. */
export const interestFeedResource = implement(InterestFeedResource, {
  get: (ctx, options, page) =>
    topicFeed(ctx, getTopic(options.interest, 'interest'), { fieldSet: fieldSetOf(options) }, page),
})
