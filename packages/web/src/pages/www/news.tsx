import { AccountPage } from '../../features/account/AccountPage.tsx'
import { newsFeed, NewsPage } from '../../features/news/NewsPage.tsx'
import { messages } from '../../messages/compiled/en-US.people.generated.ts'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { newsPath } from '../../shell/addresses.ts'

const News = () => (
  <PeopleTexts>
    <NewsPage />
  </PeopleTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={newsPath} />
  </MakingTexts>
)

/** /news (ours): PEOPLE-04. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [newsFeed] : []),
  head: () => ({ title: plainText(messages, 'news.title'), isPrivate: true }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? News : LogInFirst),
})
