import type { NotificationKind } from '@corkboard/contract/social/notifications'

/** The label and the description of each kind of notification. */
export const NOTIFICATION_TEXTS = {
  new_follower: { label: 'notifications.kind.new_follower', text: 'notifications.kind.new_follower.text' },
  pin_saved: { label: 'notifications.kind.pin_saved', text: 'notifications.kind.pin_saved.text' },
  comment: { label: 'notifications.kind.comment', text: 'notifications.kind.comment.text' },
  reaction: { label: 'notifications.kind.reaction', text: 'notifications.kind.reaction.text' },
  mention: { label: 'notifications.kind.mention', text: 'notifications.kind.mention.text' },
  message: { label: 'notifications.kind.message', text: 'notifications.kind.message.text' },
  board_invite: { label: 'notifications.kind.board_invite', text: 'notifications.kind.board_invite.text' },
  board_activity: { label: 'notifications.kind.board_activity', text: 'notifications.kind.board_activity.text' },
} as const satisfies Readonly<Record<NotificationKind, object>>
