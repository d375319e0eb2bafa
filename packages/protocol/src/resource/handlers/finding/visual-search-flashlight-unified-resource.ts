import { VisualSearchFlashlightUnifiedResource } from '@corkboard/contract'
import { searchByPicture } from '@corkboard/domain/finding/visual'
import { implement } from '../../engine/implement.ts'
import { toFiltersWire, visualQueryOf } from './visual-query.ts'

/** FIND-08. */
export const visualSearchFlashlightUnifiedResource = implement(VisualSearchFlashlightUnifiedResource, {
  get: async (ctx, options, page) => {
    const { items, next, offered } = await searchByPicture(ctx, visualQueryOf(options), page)
    return { items, next, extra: toFiltersWire(offered) }
  },
})
