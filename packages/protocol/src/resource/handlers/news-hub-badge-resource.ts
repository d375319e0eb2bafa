import { NewsHubBadgeResource } from '@corkboard/contract'
import { implement } from '../implement.ts'
import { newsBadge } from '../news-badge.ts'

export const newsHubBadgeResource = implement(NewsHubBadgeResource, {
  get: (ctx) => newsBadge(ctx),
})
