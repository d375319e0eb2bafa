import { ConversationMessagesResource } from '@corkboard/contract'
import { listMessages, sendMessage } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const conversationMessagesResource = implement(ConversationMessagesResource, {
  get: (ctx, { conversation_id: id }, page) => listMessages(ctx, id, page),
  create: (ctx, { conversation_id: id, text, pin_id: pinId }) =>
    sendMessage(ctx, id, { ...(text !== undefined && { text }), ...(pinId !== undefined && { pinId }) }),
})
