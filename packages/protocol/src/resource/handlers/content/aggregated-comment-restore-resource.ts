import { AggregatedCommentRestoreResource } from '@corkboard/contract'
import { restoreComment } from '@corkboard/domain/content/comments'
import { implement } from '../../engine/implement.ts'

export const aggregatedCommentRestoreResource = implement(AggregatedCommentRestoreResource, {
  create: (ctx, { commentId }) => restoreComment(ctx, commentId),
})
