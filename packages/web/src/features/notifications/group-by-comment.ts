import type { NotificationItem } from '@corkboard/contract/social/wire/notifications'

/**
 * Returns the viewer's comment that received an action, or the comment that triggered the notification. A user
 * mentioned on their own pin gets two notifications.
 */
const commentOf = ({ comment_id: commentId, newest_comment_id: newestCommentId }: NotificationItem): string | null =>
  commentId ?? newestCommentId

/** Groups notifications about the same comment into one line, at the position of the latest. */
export const groupByComment = (
  items: readonly NotificationItem[],
): readonly (readonly [NotificationItem, ...NotificationItem[]])[] => {
  const lines: [NotificationItem, ...NotificationItem[]][] = []
  const byComment = new Map<string, [NotificationItem, ...NotificationItem[]]>()
  for (const item of items) {
    const commentId = commentOf(item)
    const known = commentId === null ? undefined : byComment.get(commentId)
    if (known) {
      known.push(item)
      continue
    }
    const line: [NotificationItem, ...NotificationItem[]] = [item]
    lines.push(line)
    if (commentId !== null) byComment.set(commentId, line)
  }
  return lines
}
