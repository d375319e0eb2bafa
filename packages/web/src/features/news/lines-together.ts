import type { NewsItem } from '@corkboard/contract/wire/news'

/** What several people did to one comment of the reader's, each in its way, stands in one line: with the latest of it. */
export const linesTogether = (items: readonly NewsItem[]): readonly (readonly [NewsItem, ...NewsItem[]])[] => {
  const lines: [NewsItem, ...NewsItem[]][] = []
  const byComment = new Map<string, [NewsItem, ...NewsItem[]]>()
  for (const item of items) {
    const known = item.comment_id === null ? undefined : byComment.get(item.comment_id)
    if (known) {
      known.push(item)
      continue
    }
    const line: [NewsItem, ...NewsItem[]] = [item]
    lines.push(line)
    if (item.comment_id !== null) byComment.set(item.comment_id, line)
  }
  return lines
}
