import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { NotificationBadge, NotificationDetail, NotificationItem } from '../wire/notifications.ts'
import { IdText } from '../../scalars.ts'

/** PEOPLE-04: notifications, grouped, latest first. */
export const NewsHubResource = defineResource('NewsHubResource', {
  get: { list: true, options: Type.Object({}), data: NotificationItem },
  /** Marks notifications as read: the given ones, or all up to now. */
  update: {
    options: Type.Object({ news_ids: Type.Optional(Type.Array(IdText, { maxItems: 250 })) }),
    data: NotificationBadge,
  },
})

/** PEOPLE-04: everything behind one notification, latest first. */
export const NewsHubDetailsResource = defineResource('NewsHubDetailsResource', {
  get: { list: true, options: Type.Object({ news_id: IdText }), data: NotificationDetail },
})

/** PEOPLE-04: the unread counts. */
export const NewsHubBadgeResource = defineResource('NewsHubBadgeResource', {
  get: { options: Type.Object({}), data: NotificationBadge },
})
