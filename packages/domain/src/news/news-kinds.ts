import type { NewsKind, NotificationKind } from '@corkboard/contract'

/** What a kind is called where people choose what they want to hear of (IDENT-13). */
export const SETTING_OF: Readonly<Record<NewsKind, NotificationKind>> = {
  followed: 'new_follower',
  pin_saved: 'pin_saved',
  pin_reacted: 'reaction',
  commented: 'comment',
  replied: 'comment',
  mentioned: 'mention',
  comment_liked: 'reaction',
  comment_helpful: 'reaction',
  comment_highlighted: 'reaction',
}

/** Where a kind's comment is found: it is what the act made, or what it was done to. */
export const COMMENT_IN: Readonly<Partial<Record<NewsKind, 'source' | 'subject'>>> = {
  commented: 'source',
  replied: 'source',
  mentioned: 'subject',
  comment_liked: 'subject',
  comment_helpful: 'subject',
  comment_highlighted: 'subject',
}
