import { ConversationResource, fail } from '@corkboard/contract'
import { loadConversation, nameGroup, readConversation } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const conversationResource = implement(ConversationResource, {
  get: (ctx, { conversation_id: id }) => loadConversation(ctx, id),
  update: async (ctx, { conversation_id: id, read_to: messageId, name }) => {
    if (messageId !== undefined) await readConversation(ctx, id, messageId)
    else if (name === undefined) throw fail('request.missing', { field: 'read_to' })
    return name === undefined ? loadConversation(ctx, id) : nameGroup(ctx, id, name)
  },
})
