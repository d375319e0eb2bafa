import { ConversationMembersResource } from '@corkboard/contract'
import { addToGroup, leaveGroup } from '@corkboard/domain/sharing'
import { implement } from '../implement.ts'

/** PEOPLE-03. */
export const conversationMembersResource = implement(ConversationMembersResource, {
  create: (ctx, { conversation_id: id, user_ids: userIds }) => addToGroup(ctx, id, userIds),
  delete: async (ctx, { conversation_id: id }) => {
    await leaveGroup(ctx, id)
    return null
  },
})
