import type { NotificationItem } from '@corkboard/contract/social/wire/notifications'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'

const TEXTS = {
  followed: 'notification.followed',
  pin_saved: 'notification.pin_saved',
  pin_reacted: 'notification.pin_reacted',
  pin_tried: 'notification.pin_tried',
  commented: 'notification.commented',
  replied: 'notification.replied',
  mentioned: 'notification.mentioned',
  story_mentioned: 'notification.story_mentioned',
  pin_mentioned: 'notification.pin_mentioned',
  comment_liked: 'notification.comment_liked',
  comment_helpful: 'notification.comment_helpful',
  comment_highlighted: 'notification.comment_highlighted',
  board_invited: 'notification.board_invited',
  board_joined: 'notification.board_joined',
  board_join_requested: 'notification.board_join_requested',
  board_join_approved: 'notification.board_join_approved',
  board_suggested: 'notification.board_suggested',
  board_transfer_requested: 'notification.board_transfer_requested',
  board_transferred: 'notification.board_transferred',
  board_followed: 'notification.board_followed',
  board_pin_added: 'notification.board_pin_added',
  sponsor_asked: 'notification.sponsor_asked',
} as const

const STAFF_TEXTS = { moderated: 'notification.moderated', warned: 'notification.warned' } as const

/** Returns the text of a notification in one line. */
export const notificationText = (
  t: Translate<typeof texts>,
  { kind, people, people_count: count, board, notice, scheduled_pin: scheduled }: NotificationItem,
): string => {
  if (kind === 'moderated' || kind === 'warned') return t(STAFF_TEXTS[kind], { target: notice?.target_type ?? 'user' })
  if (kind === 'schedule_refused') {
    return scheduled?.title
      ? t('notification.schedule_refused', { title: scheduled.title })
      : t('notification.schedule_refused.untitled')
  }
  return t(TEXTS[kind], { name: people[0]!.full_name, others: count - 1, board: board?.name ?? '' })
}
