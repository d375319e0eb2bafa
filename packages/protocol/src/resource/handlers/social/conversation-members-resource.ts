import { ConversationMembersResource } from '@corkboard/contract'
import { addToGroup, leaveGroup } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

/** PEOPLE-03. */
export const conversationMembersResource = implement(ConversationMembersResource, {
  create: (ctx, { conversation_id: id, user_ids: userIds }) => addToGroup(ctx, id, userIds),
  delete: async (ctx, { conversation_id: id }) => {
    await leaveGroup(ctx, id)
    return null
  },
})
