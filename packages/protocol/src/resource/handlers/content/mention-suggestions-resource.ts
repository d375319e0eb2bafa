import { MentionSuggestionsResource } from '@corkboard/contract'
import { suggestMentions } from '@corkboard/domain/content/comments'
import { implement } from '../../engine/implement.ts'

export const mentionSuggestionsResource = implement(MentionSuggestionsResource, {
  get: (ctx, { pin_id: pinId, query }) => suggestMentions(ctx, pinId, query),
})
