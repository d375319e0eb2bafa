import { mailNotificationsPath } from '../../shell/addresses.ts'
import { resource } from '../../store/requests.ts'

/** What comes, kind by kind, for each way in which it comes. */
export const NOTIFICATION_REQUESTS = {
  news: resource('NewsSettingsResource', {}),
  mail: resource('EmailSettingsResource', {}),
  push: resource('PushSettingsResource', {}),
} as const

export type NotificationWay = keyof typeof NOTIFICATION_REQUESTS | 'requests'

export const NOTIFICATION_PATHS = {
  news: '/settings/messages/news/',
  mail: mailNotificationsPath,
  push: '/settings/messages/push/',
  requests: '/settings/messages/requests/',
} as const satisfies Readonly<Record<NotificationWay, string>>
