import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { AggregatedComment, CommentFeatures, CommentPermissions, SentCommentTag } from '../wire/comment.ts'
import { IdText } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

const Tags = Type.Optional(Type.Array(SentCommentTag, { maxItems: 50 }))
/** Posts the same comment again after it was refused with `comment.repeated`. */
const Force = Type.Optional(Type.Boolean())
/** The user the caller acts for; only themselves so far. */
const Subject = Type.Optional(IdText)

/** COMMENT-01: one comment or reply. `parentId` makes it a reply; a reply to a reply goes to the same comment. */
export const AggregatedCommentResource = defineResource('AggregatedCommentResource', {
  get: { signedOut: true, options: Type.Object({ commentId: IdText }), data: AggregatedComment },
  create: {
    options: Type.Object({
      pinId: IdText,
      parentId: Type.Optional(IdText),
      text: Type.String(),
      tags: Tags,
      mediaUploadId: Type.Optional(IdText),
      force: Force,
      orbacSubjectId: Subject,
    }),
    data: AggregatedComment,
  },
  /** Possible within the first minutes. The tags replace the existing ones. */
  update: {
    options: Type.Object({
      commentId: IdText,
      text: Type.String(),
      tags: Tags,
      force: Force,
      orbacSubjectId: Subject,
    }),
    data: AggregatedComment,
  },
  delete: { options: Type.Object({ commentId: IdText }), data: Type.Null() },
})

/** (ours) Undoes the deletion of the viewer's own comment, within the hour. */
export const AggregatedCommentRestoreResource = defineResource('AggregatedCommentRestoreResource', {
  create: { options: Type.Object({ commentId: IdText }), data: AggregatedComment },
})

/** Comments on a pin: highlighted ones first, then newest first. */
export const UnifiedCommentsResource = defineResource('UnifiedCommentsResource', {
  get: { signedOut: true, list: true, options: Type.Object({ pin_id: IdText }), data: AggregatedComment },
})

/** Replies to a comment, oldest first. */
export const AggregatedCommentRepliesResource = defineResource('AggregatedCommentRepliesResource', {
  get: { signedOut: true, list: true, options: Type.Object({ commentId: IdText }), data: AggregatedComment },
})

/** (ours) What the viewer can do in the comments of a pin, and why not. */
export const CommentPermissionsResource = defineResource('CommentPermissionsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: CommentPermissions },
  /** Turns comments on the viewer's own pin off or on. */
  update: {
    options: Type.Object({ pin_id: IdText, are_comments_off: Type.Boolean() }),
    data: CommentPermissions,
  },
})

/**
 * COMMENT-04: switches for all of the viewer's own content. Opening the account to others may require the parental
 * passcode.
 */
export const AggregatedCommentFeaturesResource = defineResource('AggregatedCommentFeaturesResource', {
  get: { options: Type.Object({ userId: IdText }), data: CommentFeatures },
  update: {
    options: Type.Object({
      userId: IdText,
      /** Omitted features stay unchanged. */
      featureMap: Type.Partial(CommentFeatures),
      passcode: Type.Optional(Type.String()),
    }),
    data: CommentFeatures,
  },
})

/** (ours) Users to mention on a pin, or on one that does not exist yet: those who accept mentions by the viewer, by name prefix. */
export const MentionSuggestionsResource = defineResource('MentionSuggestionsResource', {
  get: { options: Type.Object({ pin_id: Type.Optional(IdText), query: Type.String() }), data: Type.Array(User) },
})
