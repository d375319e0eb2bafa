import { MessageRequests } from '../../../../features/settings/MessageRequests.tsx'
import { NOTIFICATION_PATHS } from '../../../../features/settings/notification-requests.ts'
import { userSettings } from '../../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../../settings-page.tsx'

/** /settings/messages/requests */
export const page = settingsPage('messages', MessageRequests, [userSettings], {
  path: NOTIFICATION_PATHS.requests,
  title: 'notifications.requests',
})
