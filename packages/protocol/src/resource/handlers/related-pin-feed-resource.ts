import { RelatedPinFeedResource } from '@corkboard/contract'
import { relatedPins } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { pinIdOf } from '../pin-id.ts'

/** PIN-13. */
export const relatedPinFeedResource = implement(RelatedPinFeedResource, {
  get: async (ctx, options, page, lookedAt) =>
    relatedPins(ctx, { pinId: pinIdOf(options.pin, 'pin'), fieldSet: fieldSetOf(options), lookedAt }, page),
})
