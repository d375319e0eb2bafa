import { NewsHubDetailsResource } from '@corkboard/contract'
import { listNewsDetails } from '@corkboard/domain/news'
import { implement } from '../implement.ts'

export const newsHubDetailsResource = implement(NewsHubDetailsResource, {
  get: (ctx, { news_id: id }, page) => listNewsDetails(ctx, id, page),
})
