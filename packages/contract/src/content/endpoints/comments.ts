import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { IdText } from '../../scalars.ts'
import { COMMENT_FLAG_REASONS, COMMENT_LIKE } from '../comment-values.ts'
import { AggregatedComment } from '../wire/comment.ts'

/**
 * The domain decides who may call these. It never reveals a comment to callers who may not see it, signed in or not.
 */
const ofComment = {
  signedOut: true,
  params: Type.Object({ id: IdText }),
  notFound: 'comment.not_found',
  response: AggregatedComment,
} as const

const Reaction = Type.Object({ reaction_type: Type.Optional(Type.Literal(COMMENT_LIKE)) })

/** COMMENT-02 */
export const LikeCommentEndpoint = defineEndpoint({
  ...ofComment,
  method: 'POST',
  path: '/v3/aggregated_comments/{id}/react/',
  summary: 'Like a comment',
  query: Reaction,
  body: Reaction,
})

/** COMMENT-02 */
export const UnlikeCommentEndpoint = defineEndpoint({
  ...ofComment,
  method: 'DELETE',
  path: '/v3/aggregated_comments/{id}/react/',
  summary: 'Take back a like of a comment',
  query: Reaction,
  body: Reaction,
})

/** COMMENT-02 */
export const MarkHelpfulEndpoint = defineEndpoint({
  ...ofComment,
  method: 'POST',
  path: '/v3/helpful/1/{id}/',
  summary: 'Mark a comment as helpful',
})

/** COMMENT-02 */
export const UnmarkHelpfulEndpoint = defineEndpoint({
  ...ofComment,
  method: 'DELETE',
  path: '/v3/helpful/1/{id}/',
  summary: 'Mark a comment as no longer helpful',
})

/** COMMENT-02 */
export const HighlightCommentEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v3/aggregated_comments/pin/highlight/',
  summary: 'Show a comment on your pin first, or with the others again',
  signedOut: true,
  body: Type.Object({ aggregated_comment: IdText, pin: IdText, highlight: Type.Boolean() }),
  response: AggregatedComment,
})

/** COMMENT-03 */
export const HideCommentEndpoint = defineEndpoint({
  ...ofComment,
  method: 'PUT',
  path: '/v3/aggregated_comments/{id}/hide/',
  summary: 'Hide a comment',
  response: Type.Null(),
})

/** COMMENT-03 */
export const UnhideCommentEndpoint = defineEndpoint({
  ...ofComment,
  method: 'DELETE',
  path: '/v3/aggregated_comments/{id}/hide/',
  summary: 'Show a hidden comment again',
  response: Type.Null(),
})

/** COMMENT-03 */
export const HideAuthorEndpoint = defineEndpoint({
  ...ofComment,
  method: 'PUT',
  path: '/v3/aggregated_comments/{id}/hide_for_user/',
  summary: 'Hide all comments of the author of a comment',
  response: Type.Null(),
})

/** COMMENT-03 */
export const UnhideAuthorEndpoint = defineEndpoint({
  ...ofComment,
  method: 'DELETE',
  path: '/v3/aggregated_comments/{id}/hide_for_user/',
  summary: 'Show the comments of the author of a comment again',
  response: Type.Null(),
})

/** COMMENT-03 */
export const FlagCommentEndpoint = defineEndpoint({
  ...ofComment,
  method: 'PUT',
  path: '/v3/aggregated_comments/{id}/flag/',
  summary: 'Report a comment',
  body: Type.Object({
    /** The id of the comment, as in the path. */
    commentId: Type.Optional(IdText),
    reason: Type.Enum(COMMENT_FLAG_REASONS),
    /** A form sends it as JSON, or with commas between. */
    detailedReasons: Type.Optional(Type.Array(Type.String({ pattern: '^[^\\u0000]*$' }))),
  }),
  response: Type.Null(),
})

/** COMMENT-03 */
export const RemoveMentionsEndpoint = defineEndpoint({
  ...ofComment,
  method: 'DELETE',
  path: '/v3/aggregated_comments/{id}/mentions/',
  summary: 'Remove your mention from a comment, or all mentions from your own',
  query: Type.Object({
    /** Names with commas between them; the response holds only those. */
    fields: Type.Optional(Type.String()),
  }),
  response: Type.Partial(AggregatedComment),
})

/** COMMENT-03 */
export const TranslateCommentEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/aggregated_comments/{id}/translate/',
  summary: 'Translate a comment',
  signedOut: true,
  params: ofComment.params,
  notFound: ofComment.notFound,
  query: Type.Object({
    /** BCP 47; English if omitted. */
    language: Type.Optional(Type.String()),
  }),
  response: Type.String(),
})
