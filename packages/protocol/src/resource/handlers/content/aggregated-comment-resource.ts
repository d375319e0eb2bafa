import { AggregatedCommentResource, fail, type Id, isId, type SentCommentTag } from '@corkboard/contract'
import {
  addComment,
  allowComment,
  allowCommenting,
  deleteComment,
  editComment,
  getComment,
  presentComment,
} from '@corkboard/domain/content/comments'
import { type Ctx, viewerIdOf } from '@corkboard/domain/kernel'
import { getPin, type Mention } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

const mentionsOf = (tags: readonly SentCommentTag[] = []): Mention[] =>
  tags.filter(({ id }) => isId(id)).map(({ id, offset, length }) => ({ userId: id, start: offset, length }))

/** No one can act for another user yet. */
const requireSpeaker = ({ viewer }: Ctx, subjectId: Id | undefined): void => {
  if (subjectId !== undefined && subjectId !== viewerIdOf(viewer)) {
    throw fail('auth.not_allowed', { field: 'orbacSubjectId' })
  }
}

/** COMMENT-01. */
export const aggregatedCommentResource = implement(AggregatedCommentResource, {
  get: async (ctx, { commentId }) => presentComment(ctx, await getComment(ctx, commentId)),
  create: async (ctx, options) => {
    requireSpeaker(ctx, options.orbacSubjectId)
    return addComment(ctx, allowCommenting(ctx, await getPin(ctx, options.pinId, 'pinId')), {
      text: options.text,
      tags: mentionsOf(options.tags),
      parentId: options.parentId,
      mediaUploadId: options.mediaUploadId,
      force: options.force,
    })
  },
  update: async (ctx, options) => {
    requireSpeaker(ctx, options.orbacSubjectId)
    return editComment(ctx, allowComment(ctx, 'edit', await getComment(ctx, options.commentId)), {
      text: options.text,
      tags: mentionsOf(options.tags),
      force: options.force,
    })
  },
  delete: async (ctx, { commentId }) => {
    await deleteComment(ctx, allowComment(ctx, 'delete', await getComment(ctx, commentId)))
    return null
  },
})
