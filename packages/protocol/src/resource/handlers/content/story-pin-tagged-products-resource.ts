import { StoryPinTaggedProductsResource } from '@corkboard/contract'
import { taggedProducts } from '@corkboard/domain/content/stories'
import { implement } from '../../engine/implement.ts'

/** PIN-15. */
export const storyPinTaggedProductsResource = implement(StoryPinTaggedProductsResource, {
  get: (ctx, { pin_id: pinId }) => taggedProducts(ctx, pinId),
})
