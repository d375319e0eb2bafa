import { RecommendedSearchesResource } from '@corkboard/contract'
import { recommendSearches } from '@corkboard/domain/search'
import { implement } from '../implement.ts'

export const recommendedSearchesResource = implement(RecommendedSearchesResource, {
  get: (ctx, { language }) => recommendSearches(ctx, language),
})
