import { RelatedPinFeedResource } from '@corkboard/contract'
import { relatedPins } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

/** PIN-13. */
export const relatedPinFeedResource = implement(RelatedPinFeedResource, {
  get: async (ctx, options, page, lookedAt) =>
    relatedPins(ctx, { pinId: pinIdOf(options.pin, 'pin'), fieldSet: fieldSetOf(options), lookedAt }, page),
})
