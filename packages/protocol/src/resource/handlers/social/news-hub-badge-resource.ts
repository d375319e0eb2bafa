import { NewsHubBadgeResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'
import { notificationBadge } from '../../../product/social/notification-badge.ts'

export const newsHubBadgeResource = implement(NewsHubBadgeResource, {
  get: (ctx) => notificationBadge(ctx),
})
