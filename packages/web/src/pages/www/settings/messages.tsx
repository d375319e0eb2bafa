import { NOTIFICATION_REQUESTS } from '../../../features/settings/notification-requests.ts'
import { NotificationWays } from '../../../features/settings/NotificationWays.tsx'
import { userSettings } from '../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/messages */
export const page = settingsPage('messages', NotificationWays, [userSettings, ...Object.values(NOTIFICATION_REQUESTS)])
