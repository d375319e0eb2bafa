import { NewsHubResource } from '@corkboard/contract'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { listNotifications, markNotificationsRead } from '@corkboard/domain/social/notifications'
import { implement } from '../../engine/implement.ts'
import { notificationBadge } from '../../../product/social/notification-badge.ts'

export const newsHubResource = implement(NewsHubResource, {
  get: (ctx, _options, page) => listNotifications(ctx, page),
  update: async (ctx, { news_ids: ids }) => {
    await markNotificationsRead(requireSignedIn(ctx), ids)
    return notificationBadge(ctx)
  },
})
