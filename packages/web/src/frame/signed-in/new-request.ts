import type { NewsBadge } from '@corkboard/contract/social/wire/news'

export type WaitingRequests = Pick<NewsBadge, 'contact_request_count' | 'newest_contact_request_id'>

/**
 * Whether another stranger asks than those that waited before. Their number alone does not tell: it stays where one was
 * answered meanwhile. Nor does the newest alone: somebody is asked anew into a conversation that there is.
 */
export const hasNewRequest = (before: WaitingRequests, now: WaitingRequests): boolean =>
  now.contact_request_count > before.contact_request_count ||
  BigInt(now.newest_contact_request_id ?? 0) > BigInt(before.newest_contact_request_id ?? 0)
