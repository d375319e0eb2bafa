import { RecentSearchesResource } from '@corkboard/contract'
import { deleteSearches, listRecents, storeSearch } from '@corkboard/domain/finding/search'
import { implement } from '../../engine/implement.ts'

export const recentSearchesResource = implement(RecentSearchesResource, {
  get: (ctx, { personal = false }) => listRecents(ctx, personal),
  create: (ctx, { query, personal = false }) => storeSearch(ctx, query, personal),
  delete: (ctx, { query, personal = false }) => deleteSearches(ctx, query, personal),
})
