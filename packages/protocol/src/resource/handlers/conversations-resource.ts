import { ConversationsResource } from '@corkboard/contract'
import { listConversations, removeConversation, sendToPerson } from '@corkboard/domain/sharing'
import { implement } from '../implement.ts'

export const conversationsResource = implement(ConversationsResource, {
  get: (ctx, _options, page) => listConversations(ctx, page),
  create: (ctx, { user_id: userId, text, pin_id: pinId }) =>
    sendToPerson(ctx, userId, { ...(text !== undefined && { text }), ...(pinId !== undefined && { pinId }) }),
  delete: async (ctx, { conversation_id: id }) => {
    await removeConversation(ctx, id)
    return null
  },
})
