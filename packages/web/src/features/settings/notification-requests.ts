import type { NotificationChannel } from '@corkboard/contract/social/notifications'
import { mailNotificationsPath } from '../../product/addresses.ts'
import { type ResourceRequest, resource } from '../../store/requests.ts'

/** Requests the notification settings of each channel. */
export const NOTIFICATION_REQUESTS = {
  news: resource('NewsSettingsResource', {}),
  mail: resource('EmailSettingsResource', {}),
} as const satisfies Readonly<Record<NotificationChannel, ResourceRequest>>

export type NotificationWay = NotificationChannel | 'requests'

export const NOTIFICATION_PATHS = {
  news: '/settings/messages/news/',
  mail: mailNotificationsPath,
  requests: '/settings/messages/requests/',
} as const satisfies Readonly<Record<NotificationWay, string>>
