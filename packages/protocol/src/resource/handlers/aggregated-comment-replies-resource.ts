import { AggregatedCommentRepliesResource } from '@corkboard/contract'
import { listReplies } from '@corkboard/domain/comments'
import { implement } from '../implement.ts'

export const aggregatedCommentRepliesResource = implement(AggregatedCommentRepliesResource, {
  get: (ctx, { commentId }, page) => listReplies(ctx, commentId, page),
})
