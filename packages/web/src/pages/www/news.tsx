import { notificationsFeed, NotificationsPage } from '../../features/notifications/NotificationsPage.tsx'
import { texts as notificationsTexts } from '../../features/notifications/texts/texts.generated.ts'
import { definePage } from '../../router/define-page.ts'
import { notificationsPath } from '../../product/addresses.ts'
import { forMembers } from '../for-members.tsx'

/** /news (ours): PEOPLE-04. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [notificationsFeed] : []),
  head: ({ texts }) => ({ title: texts(notificationsTexts)('notification.title'), isPrivate: true }),
  variant: forMembers(NotificationsPage, notificationsPath),
})
