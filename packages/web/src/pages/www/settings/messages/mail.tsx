import { NOTIFICATION_PATHS, NOTIFICATION_REQUESTS } from '../../../../features/settings/notification-requests.ts'
import { NotificationKinds } from '../../../../features/settings/NotificationKinds.tsx'
import { settingsPage } from '../../../settings-page.tsx'

const Mail = () => <NotificationKinds channel="mail" />

/** /settings/messages/mail (ours) */
export const page = settingsPage('messages', Mail, [NOTIFICATION_REQUESTS.mail], {
  path: NOTIFICATION_PATHS.mail,
  title: 'notifications.mail',
})
