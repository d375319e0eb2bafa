import type { NewsItem } from '@corkboard/contract/social/wire/news'

/** The reader's comment that it was done to, or the one in which it was said: whoever is named below their own pin hears of it twice. */
const commentOf = ({ comment_id: doneTo, newest_comment_id: saidIn }: NewsItem): string | null => doneTo ?? saidIn

/** What is about one comment, each line in its way, stands in one line: with the latest of it. */
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
