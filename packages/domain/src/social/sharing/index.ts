export { blockPersonMet } from './block-person-met.ts'
export { acceptInvite, createInvite, listInvites, loadInvite, revokeInvite } from './invites.ts'
export {
  acceptContactRequest,
  countInbox,
  declineContactRequest,
  listContactRequests,
  listConversations,
  listMessages,
  loadConversation,
  readConversation,
  removeConversation,
  sendMessage,
  sendToPerson,
} from './conversations.ts'
export { suggestReceivers } from './suggest-receivers.ts'
export { addToGroup, beginGroup, leaveGroup, nameGroup } from './group-conversations.ts'
export { hasSentPin } from './has-sent-pin.ts'
export { glanceAt } from './pin-glance.ts'
