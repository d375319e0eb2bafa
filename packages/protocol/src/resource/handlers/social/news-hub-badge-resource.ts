import { NewsHubBadgeResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'
import { newsBadge } from '../../engine/news-badge.ts'

export const newsHubBadgeResource = implement(NewsHubBadgeResource, {
  get: (ctx) => newsBadge(ctx),
})
