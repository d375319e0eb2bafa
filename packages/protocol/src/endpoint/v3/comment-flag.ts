import { fail, FlagCommentEndpoint } from '@corkboard/contract'
import { flagComment } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentFlag = implementEndpoint(FlagCommentEndpoint, async (ctx, { params: { id }, body }) => {
  const { commentId = id, reason, detailedReasons = [] } = body
  if (commentId !== id) throw fail('request.invalid', { field: 'commentId' })
  await flagComment(ctx, await allowedComment(ctx, 'flag', id), { reason, detailedReasons })
})
