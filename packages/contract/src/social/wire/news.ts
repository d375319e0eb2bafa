import Type, { type Static } from 'typebox'
import { BoardBrief } from '../../content/wire/board.ts'
import { Image } from '../../media/wire/image.ts'
import { ReportTargetType } from './safety.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** What somebody did (PEOPLE-04). */
export const NewsKind = Type.Union([
  Type.Literal('followed'),
  Type.Literal('pin_saved'),
  Type.Literal('pin_reacted'),
  Type.Literal('pin_tried'),
  Type.Literal('commented'),
  Type.Literal('replied'),
  Type.Literal('mentioned'),
  Type.Literal('story_mentioned'),
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
  // BOARD-03: somebody follows it.
  Type.Literal('board_followed'),
  // BOARD-04: another of those who share it put something on it.
  Type.Literal('board_pin_added'),
  // PIN-10: they are named as the sponsor of a pin.
  Type.Literal('sponsor_asked'),
  // PIN-09: from whoever runs the site, of something of theirs that was reported.
  Type.Literal('moderated'),
  Type.Literal('warned'),
])
export type NewsKind = Static<typeof NewsKind>

/** A pin as news and messages show it: small, with enough to lead to it. */
export const PinGlance = Type.Object({
  id: IdText,
  title: Type.String(),
  alt_text: Type.String(),
  image: Image,
  dominant_color: Type.String(),
})
export type PinGlance = Static<typeof PinGlance>

/** PIN-09: what was hidden, or what a warning is about. Who decided it is not said. */
export const ModerationNotice = Type.Object({
  target_type: ReportTargetType,
  /** Its title, its text or its name; empty where it has none. */
  text: Type.String(),
  /** What it was reported for. */
  reasons: Type.Array(Type.String()),
  /** The words of a warning. */
  message: Nullable(Type.String()),
  /** Where it is to be seen; `null` while nobody sees it. */
  path: Nullable(Type.String()),
})
export type ModerationNotice = Static<typeof ModerationNotice>

/** What several people did to the same thing, as one line of the list. */
export const NewsItem = Type.Object({
  id: IdText,
  type: Type.Literal('news'),
  kind: NewsKind,
  /** Those who did it last, at most three; nobody where whoever runs the site did. */
  people: Type.Array(User),
  /** Everyone who did it and whom the reader may know of; counted up to 50. */
  people_count: Type.Integer(),
  /** What it is about, where that is a pin or stands below one. */
  pin: Nullable(PinGlance),
  /** What it is about, where that is a board. */
  board: Nullable(BoardBrief),
  /** The reader's comment that it was done to: lines of one belong together. */
  comment_id: Nullable(IdText),
  /** The newest comment it is about: where a line leads. */
  newest_comment_id: Nullable(IdText),
  /** Its words, shortened. */
  comment_text: Nullable(Type.String()),
  notice: Nullable(ModerationNotice),
  last_at: Moment,
  is_read: Type.Boolean(),
})
export type NewsItem = Static<typeof NewsItem>

/** One act behind a line of the list. */
export const NewsDetail = Type.Object({
  user: User,
  /** What the act made: the saved pin; the pin a comment is on. */
  pin: Nullable(PinGlance),
  comment_id: Nullable(IdText),
  comment_text: Nullable(Type.String()),
  happened_at: Moment,
})
export type NewsDetail = Static<typeof NewsDetail>

/** What is new for a person, counted up to 99. */
export const NewsBadge = Type.Object({
  news_count: Type.Integer(),
  /** Conversations with something unread. */
  conversation_count: Type.Integer(),
  /** Strangers who wait for an answer (PEOPLE-02). */
  contact_request_count: Type.Integer(),
  /** Of those the one that was begun last: their number stays where one is answered as another comes. */
  newest_contact_request_id: Nullable(IdText),
})
export type NewsBadge = Static<typeof NewsBadge>
