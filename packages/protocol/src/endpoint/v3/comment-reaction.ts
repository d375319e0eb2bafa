import { LikeCommentEndpoint, UnlikeCommentEndpoint } from '@corkboard/contract'
import { reactToComment } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentReaction = [
  implementEndpoint(LikeCommentEndpoint, async (ctx, { params: { id } }) =>
    reactToComment(ctx, await allowedComment(ctx, 'like', id), 'like', true),
  ),
  implementEndpoint(UnlikeCommentEndpoint, async (ctx, { params: { id } }) =>
    reactToComment(ctx, await allowedComment(ctx, 'like', id), 'like', false),
  ),
]
