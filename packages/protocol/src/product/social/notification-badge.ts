import type { Id, NewsBadge } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '@corkboard/domain/kernel'
import { countUnreadNews } from '@corkboard/domain/social/notifications'
import { countInbox } from '@corkboard/domain/social/sharing'

/** Ids are ordered by time. */
const newestOf = (ids: readonly Id[]): Id | null =>
  ids.reduce<Id | null>((newest, id) => (newest === null || BigInt(id) > BigInt(newest) ? id : newest), null)

/** What the viewer has not seen yet. */
export const newsBadge = async (anyCtx: Ctx): Promise<NewsBadge> => {
  const ctx = requireSignedIn(anyCtx)
  const [news, inbox] = await Promise.all([countUnreadNews(ctx), countInbox(ctx)])
  return {
    news_count: news,
    conversation_count: inbox.conversations,
    contact_request_count: inbox.requests.length,
    newest_contact_request_id: newestOf(inbox.requests),
  }
}
