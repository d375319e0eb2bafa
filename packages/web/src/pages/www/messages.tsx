import { AccountPage } from '../../features/account/AccountPage.tsx'
import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { contactRequestList, conversationList } from '../../features/conversations/requests.ts'
import { messages } from '../../messages/compiled/en-US.people.generated.ts'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { messagesPath } from '../../shell/addresses.ts'

const Messages = () => (
  <PeopleTexts>
    <ConversationsPage />
  </PeopleTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={messagesPath} />
  </MakingTexts>
)

/** /messages (ours): PEOPLE-03. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [conversationList, contactRequestList] : []),
  head: () => ({ title: plainText(messages, 'messages.title'), isPrivate: true }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Messages : LogInFirst),
})
