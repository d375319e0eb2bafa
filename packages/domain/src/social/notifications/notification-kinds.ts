import type { NotificationItemKind, NotificationKind } from '@corkboard/contract'

/** From staff, without a visible actor (PIN-09). */
const NOTICE_KINDS = ['moderated', 'warned'] as const satisfies readonly NotificationItemKind[]
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const isNoticeKind = (kind: NotificationItemKind): kind is NoticeKind =>
  (NOTICE_KINDS as readonly NotificationItemKind[]).includes(kind)

/** The setting that turns a kind on and off (IDENT-13); `null` when there is none. */
export const SETTING_OF: Readonly<
  Record<NoticeKind | 'schedule_refused', null> &
    Record<Exclude<NotificationItemKind, NoticeKind | 'schedule_refused'>, NotificationKind>
> = {
  followed: 'new_follower',
  pin_saved: 'pin_saved',
  pin_reacted: 'reaction',
  pin_tried: 'reaction',
  commented: 'comment',
  replied: 'comment',
  mentioned: 'mention',
  story_mentioned: 'mention',
  pin_mentioned: 'mention',
  comment_liked: 'reaction',
  comment_helpful: 'reaction',
  comment_highlighted: 'reaction',
  board_invited: 'board_invite',
  board_joined: 'board_activity',
  board_join_requested: 'board_invite',
  board_join_approved: 'board_invite',
  board_suggested: 'board_invite',
  board_transfer_requested: 'board_invite',
  board_transferred: 'board_activity',
  board_followed: 'new_follower',
  board_pin_added: 'board_activity',
  sponsor_asked: 'mention',
  moderated: null,
  warned: null,
  schedule_refused: null,
}

/** Kinds whose subject is a board (BOARD-03, BOARD-04, BOARD-05). */
const BOARD_KINDS = [
  'board_invited',
  'board_joined',
  'board_join_requested',
  'board_join_approved',
  'board_suggested',
  'board_transfer_requested',
  'board_transferred',
  'board_followed',
  'board_pin_added',
] as const satisfies readonly NotificationItemKind[]
export type BoardItemKind = (typeof BOARD_KINDS)[number]

export const isBoardKind = (kind: NotificationItemKind): kind is BoardItemKind =>
  (BOARD_KINDS as readonly NotificationItemKind[]).includes(kind)

/** Kinds whose subject is a comment by the reader. */
const TO_COMMENTS: readonly NotificationItemKind[] = [
  'replied',
  'comment_liked',
  'comment_helpful',
  'comment_highlighted',
]

export const isToComment = (kind: NotificationItemKind): boolean => TO_COMMENTS.includes(kind)

/** Which of the two is the kind's comment: what the action created, or what it was done to. */
export const COMMENT_IN: Readonly<Partial<Record<NotificationItemKind, 'source' | 'subject'>>> = {
  commented: 'source',
  replied: 'source',
  mentioned: 'subject',
  comment_liked: 'subject',
  comment_helpful: 'subject',
  comment_highlighted: 'subject',
}
