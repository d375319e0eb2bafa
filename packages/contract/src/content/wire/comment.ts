import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** What the viewer may do with a comment. `hide` hides it from everyone if the viewer manages the pin (`hides_for`). */
export const CommentAction = Type.Union([
  Type.Literal('reply'),
  Type.Literal('like'),
  Type.Literal('helpful'),
  Type.Literal('edit'),
  Type.Literal('delete'),
  Type.Literal('highlight'),
  Type.Literal('hide'),
  Type.Literal('hide_for_user'),
  Type.Literal('flag'),
  Type.Literal('remove_mentions'),
])
export type CommentAction = Static<typeof CommentAction>

/** A mention in a comment: `text.slice(offset, offset + length)`, in UTF-16 units. */
export const CommentTag = Type.Object({
  /** Id of the user. */
  id: IdText,
  type: Type.Literal('user'),
  offset: Type.Integer(),
  length: Type.Integer(),
})
export type CommentTag = Static<typeof CommentTag>

/** As sent by a client. */
export const SentCommentTag = Type.Object({
  id: IdText,
  offset: Type.Integer({ minimum: 0 }),
  length: Type.Integer({ minimum: 1 }),
})
export type SentCommentTag = Static<typeof SentCommentTag>

/** A comment on a pin, or a reply to one (consumer §3 "Aggregated comment"). */
export const AggregatedComment = Type.Object({
  id: IdText,
  type: Type.Literal('aggregatedcomment'),
  pin_id: IdText,
  /** The comment this one replies to. */
  parent_id: Nullable(IdText),
  user: User,
  text: Type.String(),
  tags: Type.Array(CommentTag),
  /** Each user once, in the order of the tags. */
  tagged_users: Type.Array(User),
  /** A photo in two sizes; `null` for most comments. */
  images: Nullable(Type.Object({ '236x': Image, '736x': Image })),
  dominant_color: Nullable(Type.String()),
  /** By kind; 1 is a like. */
  reaction_counts: Type.Object({ '1': Type.Integer() }),
  /** 0: none. */
  reaction_by_me: Type.Integer(),
  helpful_count: Type.Integer(),
  marked_helpful_by_me: Type.Boolean(),
  highlighted_by_pin_owner: Type.Boolean(),
  /** Number of replies. */
  comment_count: Type.Integer(),
  /** True when the author is the pinner, if the viewer may know the pinner. */
  is_by_pinner: Type.Boolean(),
  created_at: Moment,
  edited_at: Nullable(Moment),
  /** From whom a `hide` by this viewer hides it. */
  hides_for: Type.Union([Type.Literal('everyone'), Type.Literal('me')]),
  viewer_can: Type.Array(CommentAction),
})
export type AggregatedComment = Static<typeof AggregatedComment>

/** Why a user cannot comment, as an error code. */
export const CommentRefusal = Type.Union([
  Type.Literal('auth.required'),
  Type.Literal('auth.write_banned'),
  Type.Literal('comment.off'),
  Type.Literal('comment.for_some'),
])
export type CommentRefusal = Static<typeof CommentRefusal>

/** What the viewer can do in the comments of a pin. */
export const CommentPermissions = Type.Object({
  /** True when comments are off for everyone: none are shown, none can be written. */
  are_comments_off: Type.Boolean(),
  can_comment: Type.Boolean(),
  can_add_photo: Type.Boolean(),
  /** True when the viewer may turn comments on this pin off and on. */
  can_turn_off: Type.Boolean(),
  refusal: Nullable(CommentRefusal),
  /** The operator's message to a write-banned user. */
  refusal_detail: Nullable(Type.String()),
})
export type CommentPermissions = Static<typeof CommentPermissions>

/** COMMENT-04: what others may do, by name. */
export const CommentFeatures = Type.Object({
  /** Others may comment on the user's pins. */
  comments: Type.Boolean(),
  /** Others may add photos to those comments. */
  photos: Type.Boolean(),
  /** Others may mention the user. */
  mentions: Type.Boolean(),
})
export type CommentFeatures = Static<typeof CommentFeatures>
