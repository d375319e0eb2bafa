export { contactRequestList } from '../../product/contact-requests/respond-to-request.ts'
import { list, resource } from '../../store/requests.ts'

/** Requests of the conversation pages. */
export const conversationList = list('ConversationsResource', {})
export const conversationOf = (id: string) => resource('ConversationResource', { conversation_id: id })
export const messagesOf = (id: string) => list('ConversationMessagesResource', { conversation_id: id })
