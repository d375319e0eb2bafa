import Type, { type Static } from 'typebox'
import { BoardBrief } from '../../content/wire/board.ts'
import { Image } from '../../media/wire/image.ts'
import { ReportTargetType } from './safety.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** The kind of a notification (PEOPLE-04). */
export const NotificationItemKind = Type.Union([
  Type.Literal('followed'),
  Type.Literal('pin_saved'),
  Type.Literal('pin_reacted'),
  Type.Literal('pin_tried'),
  Type.Literal('commented'),
  Type.Literal('replied'),
  Type.Literal('mentioned'),
  Type.Literal('story_mentioned'),
  // CREATE-07: in the description of a pin.
  Type.Literal('pin_mentioned'),
  Type.Literal('comment_liked'),
  Type.Literal('comment_helpful'),
  Type.Literal('comment_highlighted'),
  // BOARD-04, BOARD-05: about a board.
  Type.Literal('board_invited'),
  Type.Literal('board_joined'),
  Type.Literal('board_join_requested'),
  Type.Literal('board_join_approved'),
  Type.Literal('board_suggested'),
  Type.Literal('board_transfer_requested'),
  Type.Literal('board_transferred'),
  // BOARD-03: a user follows the board.
  Type.Literal('board_followed'),
  // BOARD-04: another collaborator added pins to the board.
  Type.Literal('board_pin_added'),
  // PIN-10: the reader is named as the sponsor of a pin.
  Type.Literal('sponsor_asked'),
  // PIN-09: from staff, about something of the reader's that was reported.
  Type.Literal('moderated'),
  Type.Literal('warned'),
  // CREATE-06: a scheduled pin was refused at its time.
  Type.Literal('schedule_refused'),
])
export type NotificationItemKind = Static<typeof NotificationItemKind>

/**
 * A pin as shown in notifications and messages: small, with a link to it. Its page asks before it shows a picture of a
 * sensitive board (BOARD-11), so `image` is `null`.
 */
export const PinGlance = Type.Object({
  id: IdText,
  title: Type.String(),
  alt_text: Type.String(),
  image: Nullable(Image),
  dominant_color: Type.String(),
})
export type PinGlance = Static<typeof PinGlance>

/** PIN-09: what was hidden, or what a warning is about. Does not tell who decided it. */
export const ModerationNotice = Type.Object({
  target_type: ReportTargetType,
  /** Its title, text or name; empty if it has none. */
  text: Type.String(),
  /** Why it was reported. */
  reasons: Type.Array(Type.String()),
  /** The text of a warning. */
  message: Nullable(Type.String()),
  /** Path of its page; `null` while no one can see it. */
  path: Nullable(Type.String()),
})
export type ModerationNotice = Static<typeof ModerationNotice>

/** One notification: what several users did to the same thing. */
export const NotificationItem = Type.Object({
  id: IdText,
  type: Type.Literal('news'),
  kind: NotificationItemKind,
  /** The latest users who did it, at most three; empty for actions by staff or the site. */
  people: Type.Array(User),
  /** Number of users who did it and whom the reader may see; counted up to 50. */
  people_count: Type.Integer(),
  /** The pin it is about, or that the comment is on. */
  pin: Nullable(PinGlance),
  /** The board it is about. */
  board: Nullable(BoardBrief),
  /** The reader's comment it is about: notifications with the same one belong together. */
  comment_id: Nullable(IdText),
  /** The newest comment it is about, which the notification links to. */
  newest_comment_id: Nullable(IdText),
  /** Text of that comment, shortened. */
  comment_text: Nullable(Type.String()),
  notice: Nullable(ModerationNotice),
  /** CREATE-06: the reader's scheduled pin that was not published. */
  scheduled_pin: Nullable(Type.Object({ id: IdText, title: Type.String() })),
  last_at: Moment,
  is_read: Type.Boolean(),
})
export type NotificationItem = Static<typeof NotificationItem>

/** One action behind a notification. */
export const NotificationDetail = Type.Object({
  user: User,
  /** What the action created: the saved pin; or the pin that a comment is on. */
  pin: Nullable(PinGlance),
  comment_id: Nullable(IdText),
  comment_text: Nullable(Type.String()),
  happened_at: Moment,
})
export type NotificationDetail = Static<typeof NotificationDetail>

/** A user's unread counts, up to 99. */
export const NotificationBadge = Type.Object({
  news_count: Type.Integer(),
  /** Unread conversations. */
  conversation_count: Type.Integer(),
  /** Strangers who wait for a reply (PEOPLE-02). */
  contact_request_count: Type.Integer(),
  /** The most recent of those requests: the count stays the same if one is answered while another arrives. */
  newest_contact_request_id: Nullable(IdText),
})
export type NotificationBadge = Static<typeof NotificationBadge>
