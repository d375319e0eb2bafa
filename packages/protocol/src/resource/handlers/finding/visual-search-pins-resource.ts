import { VisualSearchPinsResource } from '@corkboard/contract'
import { searchByPicture } from '@corkboard/domain/finding/visual'
import { implement } from '../../engine/implement.ts'
import { visualQueryOf } from './visual-query.ts'

/** FIND-08. */
export const visualSearchPinsResource = implement(VisualSearchPinsResource, {
  get: (ctx, options, page) => searchByPicture(ctx, visualQueryOf(options), page),
})
