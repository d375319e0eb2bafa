import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { contactRequestList, conversationList } from '../../features/conversations/requests.ts'
import { messages } from '../../messages/compiled/en-US.people.generated.ts'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { messagesPath } from '../../product/addresses.ts'
import { forMembers } from '../for-members.tsx'

const Messages = () => (
  <PeopleTexts>
    <ConversationsPage />
  </PeopleTexts>
)

/** /messages (ours): PEOPLE-03. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [conversationList, contactRequestList] : []),
  head: () => ({ title: plainText(messages, 'messages.title'), isPrivate: true }),
  variant: forMembers(Messages, messagesPath),
})
