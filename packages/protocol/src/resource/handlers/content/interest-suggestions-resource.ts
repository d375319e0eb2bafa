import { InterestSuggestionsResource } from '@corkboard/contract'
import { suggestInterests } from '@corkboard/domain/content/topics'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** CREATE-07. */
export const interestSuggestionsResource = implement(InterestSuggestionsResource, {
  get: async (ctx, { query, text = '' }) => {
    requireSignedIn(ctx)
    return suggestInterests(query, text)
  },
})
