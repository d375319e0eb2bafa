import { RecentSearchesResource } from '@corkboard/contract'
import { forgetSearches, listRecents, rememberSearch } from '@corkboard/domain/finding/search'
import { implement } from '../../engine/implement.ts'

export const recentSearchesResource = implement(RecentSearchesResource, {
  get: (ctx, { personal = false }) => listRecents(ctx, personal),
  create: (ctx, { query, personal = false }) => rememberSearch(ctx, query, personal),
  delete: (ctx, { query, personal = false }) => forgetSearches(ctx, query, personal),
})
