import { NewsHubResource } from '@corkboard/contract'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { listNews, readNews } from '@corkboard/domain/social/notifications'
import { implement } from '../../engine/implement.ts'
import { newsBadge } from '../../../product/social/notification-badge.ts'

export const newsHubResource = implement(NewsHubResource, {
  get: (ctx, _options, page) => listNews(ctx, page),
  update: async (ctx, { news_ids: ids }) => {
    await readNews(requireSignedIn(ctx), ids)
    return newsBadge(ctx)
  },
})
