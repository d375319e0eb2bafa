import type { NewsBadge } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '@corkboard/domain/kernel'
import { countUnreadNews } from '@corkboard/domain/news'

/** What the viewer has not looked at yet. */
export const newsBadge = async (ctx: Ctx): Promise<NewsBadge> => ({
  news_count: await countUnreadNews(requireSignedIn(ctx)),
})
