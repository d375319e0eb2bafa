import { VisualSearchFiltersResource } from '@corkboard/contract'
import { visualFilters } from '@corkboard/domain/finding/visual'
import { implement } from '../../engine/implement.ts'
import { toFiltersWire, visualQueryOf } from './visual-query.ts'

/** FIND-08. */
export const visualSearchFiltersResource = implement(VisualSearchFiltersResource, {
  get: async (ctx, options) => toFiltersWire(await visualFilters(ctx, visualQueryOf(options))),
})
