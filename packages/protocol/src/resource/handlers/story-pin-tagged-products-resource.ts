import { StoryPinTaggedProductsResource } from '@corkboard/contract'
import { taggedProducts } from '@corkboard/domain/stories'
import { implement } from '../implement.ts'

/** PIN-15. */
export const storyPinTaggedProductsResource = implement(StoryPinTaggedProductsResource, {
  get: (ctx, { pin_id: pinId }) => taggedProducts(ctx, pinId),
})
