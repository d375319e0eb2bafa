import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { contactRequestList, conversationList } from '../../features/conversations/requests.ts'
import { texts as conversationsTexts } from '../../features/conversations/texts/texts.generated.ts'
import { definePage } from '../../router/define-page.ts'
import { messagesPath } from '../../product/addresses.ts'
import { forMembers } from '../for-members.tsx'

const Messages = () => <ConversationsPage />

/** /messages (ours): PEOPLE-03. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [conversationList, contactRequestList] : []),
  head: ({ texts }) => ({ title: texts(conversationsTexts)('messages.title'), isPrivate: true }),
  variant: forMembers(Messages, messagesPath),
})
