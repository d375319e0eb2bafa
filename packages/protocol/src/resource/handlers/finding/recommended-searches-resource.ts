import { RecommendedSearchesResource } from '@corkboard/contract'
import { recommendSearches } from '@corkboard/domain/finding/search'
import { implement } from '../../engine/implement.ts'

export const recommendedSearchesResource = implement(RecommendedSearchesResource, {
  get: (ctx, { language }) => recommendSearches(ctx, language),
})
