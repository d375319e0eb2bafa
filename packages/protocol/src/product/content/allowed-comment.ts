import type { CommentAction, Id } from '@corkboard/contract'
import { allowComment, getComment } from '@corkboard/domain/content/comments'
import type { Ctx } from '@corkboard/domain/kernel'

/**
 * Returns the comment of the path if the caller may do this with it. @throws 'comment.not_found', 'comment.not_allowed'
 */
export const allowedComment = async <A extends CommentAction>(ctx: Ctx, action: A, id: Id) =>
  allowComment(ctx, action, await getComment(ctx, id, 'id'))
