import type { NewsItem } from '@corkboard/contract/social/wire/news'

/**
 * Returns the viewer's comment that received an action, or the comment that triggered the notification. A user
 * mentioned on their own pin gets two notifications.
 */
const commentOf = ({ comment_id: commentId, newest_comment_id: newestCommentId }: NewsItem): string | null =>
  commentId ?? newestCommentId

/** Groups notifications about the same comment into one line, at the position of the latest. */
export const groupByComment = (items: readonly NewsItem[]): readonly (readonly [NewsItem, ...NewsItem[]])[] => {
  const lines: [NewsItem, ...NewsItem[]][] = []
  const byComment = new Map<string, [NewsItem, ...NewsItem[]]>()
  for (const item of items) {
    const commentId = commentOf(item)
    const known = commentId === null ? undefined : byComment.get(commentId)
    if (known) {
      known.push(item)
      continue
    }
    const line: [NewsItem, ...NewsItem[]] = [item]
    lines.push(line)
    if (commentId !== null) byComment.set(commentId, line)
  }
  return lines
}
