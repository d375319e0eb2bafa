import { ShareSuggestionsResource } from '@corkboard/contract'
import { suggestReceivers } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const shareSuggestionsResource = implement(ShareSuggestionsResource, {
  get: (ctx, { term = '' }) => suggestReceivers(ctx, term),
})
