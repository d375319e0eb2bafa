import { ConversationResource } from '@corkboard/contract'
import { loadConversation, readConversation } from '@corkboard/domain/sharing'
import { implement } from '../implement.ts'

export const conversationResource = implement(ConversationResource, {
  get: (ctx, { conversation_id: id }) => loadConversation(ctx, id),
  update: (ctx, { conversation_id: id, read_to: messageId }) => readConversation(ctx, id, messageId),
})
