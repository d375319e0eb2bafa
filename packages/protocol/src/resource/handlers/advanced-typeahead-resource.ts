import { AdvancedTypeaheadResource } from '@corkboard/contract'
import { typeahead } from '@corkboard/domain/search'
import { implement } from '../implement.ts'

export const advancedTypeaheadResource = implement(AdvancedTypeaheadResource, {
  get: async (ctx, { term, recent_queries_tags: recents = [], language }) => ({
    items: await typeahead(ctx, { term, recents, language }),
  }),
})
