import { newsFeed, NewsPage } from '../../features/notifications/NewsPage.tsx'
import { texts as notificationsTexts } from '../../features/notifications/texts/texts.generated.ts'
import { definePage } from '../../router/define-page.ts'
import { newsPath } from '../../product/addresses.ts'
import { forMembers } from '../for-members.tsx'

/** /news (ours): PEOPLE-04. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [newsFeed] : []),
  head: ({ texts }) => ({ title: texts(notificationsTexts)('news.title'), isPrivate: true }),
  variant: forMembers(NewsPage, newsPath),
})
