import { NewsHubDetailsResource } from '@corkboard/contract'
import { listNotificationDetails } from '@corkboard/domain/social/notifications'
import { implement } from '../../engine/implement.ts'

export const newsHubDetailsResource = implement(NewsHubDetailsResource, {
  get: (ctx, { news_id: id }, page) => listNotificationDetails(ctx, id, page),
})
