import { ShareSuggestionsResource } from '@corkboard/contract'
import { suggestReceivers } from '@corkboard/domain/sharing'
import { implement } from '../implement.ts'

export const shareSuggestionsResource = implement(ShareSuggestionsResource, {
  get: (ctx, { term = '' }) => suggestReceivers(ctx, term),
})
