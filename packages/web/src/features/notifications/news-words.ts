import type { NewsItem } from '@corkboard/contract/social/wire/news'
import type { Translate } from '../../messages/messages.tsx'

/** What happened, in one line. */
export const newsWords = (t: Translate, { kind, people, people_count: count, board, notice }: NewsItem): string => {
  if (kind === 'moderated' || kind === 'warned') return t(`news.${kind}`, { target: notice?.target_type ?? 'user' })
  return t(`news.${kind}`, { name: people[0]!.full_name, others: count - 1, board: board?.name ?? '' })
}
