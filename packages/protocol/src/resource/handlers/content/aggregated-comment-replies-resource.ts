import { AggregatedCommentRepliesResource } from '@corkboard/contract'
import { listReplies } from '@corkboard/domain/content/comments'
import { implement } from '../../engine/implement.ts'

export const aggregatedCommentRepliesResource = implement(AggregatedCommentRepliesResource, {
  get: (ctx, { commentId }, page) => listReplies(ctx, commentId, page),
})
