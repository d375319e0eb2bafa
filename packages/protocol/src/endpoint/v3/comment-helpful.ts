import { MarkHelpfulEndpoint, UnmarkHelpfulEndpoint } from '@corkboard/contract'
import { markComment } from '@corkboard/domain/content/comments'
import { allowedComment } from '../engine/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentHelpful = [
  implementEndpoint(MarkHelpfulEndpoint, async (ctx, { params: { id } }) =>
    markComment(ctx, await allowedComment(ctx, 'helpful', id), 'helpful', true),
  ),
  implementEndpoint(UnmarkHelpfulEndpoint, async (ctx, { params: { id } }) =>
    markComment(ctx, await allowedComment(ctx, 'helpful', id), 'helpful', false),
  ),
]
