import { ExploreCategoriesResource } from '@corkboard/contract'
import { exploreCategories } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

/** FIND-04. */
export const exploreCategoriesResource = implement(ExploreCategoriesResource, {
  get: (ctx, { kind, category_id: categoryId }) => exploreCategories(ctx, kind, categoryId),
})
