import { NewsHubDetailsResource } from '@corkboard/contract'
import { listNewsDetails } from '@corkboard/domain/social/notifications'
import { implement } from '../../engine/implement.ts'

export const newsHubDetailsResource = implement(NewsHubDetailsResource, {
  get: (ctx, { news_id: id }, page) => listNewsDetails(ctx, id, page),
})
