import { NOTIFICATION_PATHS, NOTIFICATION_REQUESTS } from '../../../../features/settings/notification-requests.ts'
import { NotificationKinds } from '../../../../features/settings/NotificationKinds.tsx'
import { settingsPage } from '../../../settings-page.tsx'

const Push = () => <NotificationKinds channel="push" />

/** /settings/messages/push (ours) */
export const page = settingsPage('messages', Push, [NOTIFICATION_REQUESTS.push], {
  path: NOTIFICATION_PATHS.push,
  title: 'notifications.push',
})
