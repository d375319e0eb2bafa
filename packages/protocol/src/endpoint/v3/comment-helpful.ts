import { MarkHelpfulEndpoint, UnmarkHelpfulEndpoint } from '@corkboard/contract'
import { reactToComment } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentHelpful = [
  implementEndpoint(MarkHelpfulEndpoint, async (ctx, { params: { id } }) =>
    reactToComment(ctx, await allowedComment(ctx, 'helpful', id), 'helpful', true),
  ),
  implementEndpoint(UnmarkHelpfulEndpoint, async (ctx, { params: { id } }) =>
    reactToComment(ctx, await allowedComment(ctx, 'helpful', id), 'helpful', false),
  ),
]
