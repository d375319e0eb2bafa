import type { NewsItem } from '@corkboard/contract/social/wire/news'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'

const TEXTS = {
  followed: 'news.followed',
  pin_saved: 'news.pin_saved',
  pin_reacted: 'news.pin_reacted',
  pin_tried: 'news.pin_tried',
  commented: 'news.commented',
  replied: 'news.replied',
  mentioned: 'news.mentioned',
  story_mentioned: 'news.story_mentioned',
  pin_mentioned: 'news.pin_mentioned',
  comment_liked: 'news.comment_liked',
  comment_helpful: 'news.comment_helpful',
  comment_highlighted: 'news.comment_highlighted',
  board_invited: 'news.board_invited',
  board_joined: 'news.board_joined',
  board_join_requested: 'news.board_join_requested',
  board_join_approved: 'news.board_join_approved',
  board_suggested: 'news.board_suggested',
  board_transfer_requested: 'news.board_transfer_requested',
  board_transferred: 'news.board_transferred',
  board_followed: 'news.board_followed',
  board_pin_added: 'news.board_pin_added',
  sponsor_asked: 'news.sponsor_asked',
} as const

const STAFF_TEXTS = { moderated: 'news.moderated', warned: 'news.warned' } as const

/** Returns the text of a notification in one line. */
export const newsText = (
  t: Translate<typeof texts>,
  { kind, people, people_count: count, board, notice, scheduled_pin: scheduled }: NewsItem,
): string => {
  if (kind === 'moderated' || kind === 'warned') return t(STAFF_TEXTS[kind], { target: notice?.target_type ?? 'user' })
  if (kind === 'schedule_refused') {
    return scheduled?.title
      ? t('news.schedule_refused', { title: scheduled.title })
      : t('news.schedule_refused.untitled')
  }
  return t(TEXTS[kind], { name: people[0]!.full_name, others: count - 1, board: board?.name ?? '' })
}
