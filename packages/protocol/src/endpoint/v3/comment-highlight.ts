import { fail, HighlightCommentEndpoint } from '@corkboard/contract'
import { allowComment, getComment, highlightComment } from '@corkboard/domain/content/comments'
import { implementEndpoint } from '../engine/implement.ts'

export const commentHighlight = implementEndpoint(HighlightCommentEndpoint, async (ctx, { body }) => {
  const comment = await getComment(ctx, body.aggregated_comment, 'aggregated_comment')
  if (comment.pinId !== body.pin) throw fail('comment.not_found', { field: 'aggregated_comment' })
  return highlightComment(ctx, allowComment(ctx, 'highlight', comment), body.highlight)
})
