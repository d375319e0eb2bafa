import type { Id, NotificationBadge } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '@corkboard/domain/kernel'
import { countUnreadNotifications } from '@corkboard/domain/social/notifications'
import { countInbox } from '@corkboard/domain/social/sharing'

/** Ids are ordered by time. */
const newestOf = (ids: readonly Id[]): Id | null =>
  ids.reduce<Id | null>((newest, id) => (newest === null || BigInt(id) > BigInt(newest) ? id : newest), null)

/** What the viewer has not seen yet. */
export const notificationBadge = async (anyCtx: Ctx): Promise<NotificationBadge> => {
  const ctx = requireSignedIn(anyCtx)
  const [notifications, inbox] = await Promise.all([countUnreadNotifications(ctx), countInbox(ctx)])
  return {
    news_count: notifications,
    conversation_count: inbox.conversations,
    contact_request_count: inbox.requests.length,
    newest_contact_request_id: newestOf(inbox.requests),
  }
}
