import { newsFeed, NewsPage } from '../../features/notifications/NewsPage.tsx'
import { messages } from '../../messages/compiled/en-US.people.generated.ts'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { newsPath } from '../../product/addresses.ts'
import { forMembers } from '../for-members.tsx'

const News = () => (
  <PeopleTexts>
    <NewsPage />
  </PeopleTexts>
)

/** /news (ours): PEOPLE-04. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [newsFeed] : []),
  head: () => ({ title: plainText(messages, 'news.title'), isPrivate: true }),
  variant: forMembers(News, newsPath),
})
