import { HideCommentEndpoint, UnhideCommentEndpoint } from '@corkboard/contract'
import { hideComment } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentHide = [
  implementEndpoint(HideCommentEndpoint, async (ctx, { params: { id } }) =>
    hideComment(ctx, await allowedComment(ctx, 'hide', id), true),
  ),
  implementEndpoint(UnhideCommentEndpoint, async (ctx, { params: { id } }) =>
    hideComment(ctx, await allowedComment(ctx, 'hide', id), false),
  ),
]
