import { NOTIFICATION_PATHS, NOTIFICATION_REQUESTS } from '../../../../features/settings/notification-requests.ts'
import { NotificationKinds } from '../../../../features/settings/NotificationKinds.tsx'
import { settingsPage } from '../../../settings-page.tsx'

const AppNotifications = () => <NotificationKinds channel="news" />

/** /settings/messages/news (ours) */
export const page = settingsPage('messages', AppNotifications, [NOTIFICATION_REQUESTS.news], {
  path: NOTIFICATION_PATHS.news,
  title: 'notifications.news',
})
