import { ShareSuggestionsResource } from '@corkboard/contract'
import { suggestReceivers } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const shareSuggestionsResource = implement(ShareSuggestionsResource, {
  get: (ctx, { term = '', hide_group_conversations: hidesGroups = false }) =>
    suggestReceivers(ctx, { term, withGroups: !hidesGroups }),
})
