import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { AggregatedComment, CommentFeatures, CommentPermissions, SentCommentTag } from '../wire/comment.ts'
import { IdText } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

const Tags = Type.Optional(Type.Array(SentCommentTag, { maxItems: 50 }))
/** Says the same again, where the first try was refused for that (`comment.repeated`). */
const Force = Type.Optional(Type.Boolean())
/** Whom the caller speaks for; only themselves, as yet. */
const Subject = Type.Optional(IdText)

/** COMMENT-01: one comment or answer. `parentId` makes an answer; an answer to an answer goes to the same comment. */
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
  /** Within the first minutes. The tags replace those there were. */
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

/** (ours) Takes the deletion of one's own comment back, within the hour. */
export const AggregatedCommentRestoreResource = defineResource('AggregatedCommentRestoreResource', {
  create: { options: Type.Object({ commentId: IdText }), data: AggregatedComment },
})

/** Comments on a pin: highlighted ones first, then the newest. */
export const UnifiedCommentsResource = defineResource('UnifiedCommentsResource', {
  get: { signedOut: true, list: true, options: Type.Object({ pin_id: IdText }), data: AggregatedComment },
})

/** Answers to a comment, the oldest first. */
export const AggregatedCommentRepliesResource = defineResource('AggregatedCommentRepliesResource', {
  get: { signedOut: true, list: true, options: Type.Object({ commentId: IdText }), data: AggregatedComment },
})

/** (ours) What the viewer can do below a pin, and why not. */
export const CommentPermissionsResource = defineResource('CommentPermissionsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: CommentPermissions },
  /** Turns comments on one's own pin off or on. */
  update: {
    options: Type.Object({ pin_id: IdText, are_comments_off: Type.Boolean() }),
    data: CommentPermissions,
  },
})

/** COMMENT-04: switches for everything of one's own. What opens the account to others may need the parental passcode. */
export const AggregatedCommentFeaturesResource = defineResource('AggregatedCommentFeaturesResource', {
  get: { options: Type.Object({ userId: IdText }), data: CommentFeatures },
  update: {
    options: Type.Object({
      userId: IdText,
      /** Features left out stay as they are. */
      featureMap: Type.Partial(CommentFeatures),
      passcode: Type.Optional(Type.String()),
    }),
    data: CommentFeatures,
  },
})

/** (ours) People to mention below a pin: those who take mentions of the viewer, by the beginning of their name. */
export const MentionSuggestionsResource = defineResource('MentionSuggestionsResource', {
  get: { options: Type.Object({ pin_id: IdText, query: Type.String() }), data: Type.Array(User) },
})
