import { AggregatedCommentRestoreResource } from '@corkboard/contract'
import { restoreComment } from '@corkboard/domain/comments'
import { implement } from '../implement.ts'

export const aggregatedCommentRestoreResource = implement(AggregatedCommentRestoreResource, {
  create: (ctx, { commentId }) => restoreComment(ctx, commentId),
})
