import type { NotificationBadge } from '@corkboard/contract/social/wire/notifications'

export type WaitingRequests = Pick<NotificationBadge, 'contact_request_count' | 'newest_contact_request_id'>

/**
 * True if there is a new contact request. The count alone does not tell, because it stays the same if one was answered
 * meanwhile. Nor does the newest id alone, because a request can reopen an existing conversation.
 */
export const hasNewRequest = (before: WaitingRequests, now: WaitingRequests): boolean =>
  now.contact_request_count > before.contact_request_count ||
  BigInt(now.newest_contact_request_id ?? 0) > BigInt(before.newest_contact_request_id ?? 0)
