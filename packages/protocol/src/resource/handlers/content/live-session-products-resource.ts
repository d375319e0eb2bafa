import { LiveSessionProductsResource } from '@corkboard/contract'
import { liveSessionProducts } from '@corkboard/domain/content/stories'
import { implement } from '../../engine/implement.ts'

export const liveSessionProductsResource = implement(LiveSessionProductsResource, {
  get: (ctx, { pin_id: pinId }) => liveSessionProducts(ctx, pinId),
})
