import { InterestFeedResource } from '@corkboard/contract'
import { topicFeed } from '@corkboard/domain/feeds'
import { getTopic } from '@corkboard/domain/topics'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

/** FIND-02. */
export const interestFeedResource = implement(InterestFeedResource, {
  get: (ctx, options, page) =>
    topicFeed(ctx, getTopic(options.interest, 'interest'), { fieldSet: fieldSetOf(options) }, page),
})
