import { AdvancedTypeaheadResource } from '@corkboard/contract'
import { typeahead } from '@corkboard/domain/finding/search'
import { implement } from '../../engine/implement.ts'

export const advancedTypeaheadResource = implement(AdvancedTypeaheadResource, {
  get: async (ctx, { term, recent_queries_tags: recents = [], language }) => ({
    items: await typeahead(ctx, { term, recents, language }),
  }),
})
