import { ConversationsResource, fail } from '@corkboard/contract'
import { beginGroup, listConversations, removeConversation, sendToPerson } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const conversationsResource = implement(ConversationsResource, {
  get: (ctx, _options, page) => listConversations(ctx, page),
  create: (ctx, { user_id: userId, user_ids: userIds, name, text, pin_id: pinId }) => {
    const content = { ...(text !== undefined && { text }), ...(pinId !== undefined && { pinId }) }
    if (userIds !== undefined) return beginGroup(ctx, { userIds, ...(name !== undefined && { name }), ...content })
    if (userId === undefined) throw fail('request.missing', { field: 'user_id' })
    return sendToPerson(ctx, userId, content)
  },
  delete: async (ctx, { conversation_id: id }) => {
    await removeConversation(ctx, id)
    return null
  },
})
