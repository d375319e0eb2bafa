import { type CommentAction, type CommentRefusal, fail, LIMITS } from '@corkboard/contract'
import { type Allowed, type Ctx, grant, refuseWriteBanned, viewerIdOf } from '../../kernel/index.ts'
import { isAmong } from '../../people/index.ts'
import type { PinAccess, SeenPin } from '../pins/index.ts'
import { moderates, type SeenComment } from './load-comments.ts'

type CommentRole = 'author' | 'pinner' | 'boardOwner' | 'member' | 'visitor'

/** What each role may do with a comment they can see (COMMENT-01, COMMENT-02, COMMENT-03). */
const grants = {
  author: ['reply', 'like', 'edit', 'delete'],
  pinner: ['reply', 'like', 'helpful', 'highlight', 'hide', 'hide_for_user', 'flag'],
  /** The owner of a board others pin to: may hide a comment because they may remove the pin. */
  boardOwner: ['reply', 'like', 'helpful', 'hide', 'hide_for_user', 'flag'],
  member: ['reply', 'like', 'helpful', 'hide', 'hide_for_user', 'flag'],
  visitor: [],
} satisfies Record<CommentRole, readonly CommentAction[]>

const roleOf = ({ viewer }: Ctx, { authorId, pin }: SeenComment): CommentRole => {
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return 'visitor'
  if (viewer.userId === authorId) return 'author'
  if (viewer.userId === pin.pinnerId) return 'pinner'
  return viewer.userId === pin.board.ownerId ? 'boardOwner' : 'member'
}

/** Why the viewer cannot comment on this pin, or `undefined` when they can (COMMENT-01, IDENT-13). */
export const commentRefusal = ({ viewer }: Ctx, pin: PinAccess): CommentRefusal | undefined => {
  if (pin.commentsDisabled) return 'comment.off'
  const { pinner, relations } = pin
  if (viewer.kind !== 'AUTH') return pinner.commentsFrom === 'nobody' ? 'comment.off' : 'auth.required'
  if (viewer.isWriteBanned) return 'auth.write_banned'
  if (isAmong(viewer, pinner.commentsFrom, pinner, relations)) return undefined
  return pinner.commentsFrom === 'following' ? 'comment.for_some' : 'comment.off'
}

/** Returns the pin with the right to comment on it, or throws. */
export const allowCommenting = (ctx: Ctx, pin: SeenPin): Allowed<SeenPin, 'comment'> => {
  const refusal = commentRefusal(ctx, pin)
  if (refusal === undefined) return grant<'comment', SeenPin>(pin)
  if (refusal === 'auth.write_banned' && ctx.viewer.kind === 'AUTH') refuseWriteBanned(ctx.viewer)
  throw fail(ctx.viewer.kind === 'AUTH' ? refusal : 'auth.required', { field: 'pinId' })
}

const isStillNew = (ctx: Ctx, { createdAt }: SeenComment): boolean =>
  ctx.now().getTime() - createdAt.getTime() < LIMITS.commentEditMs

/** What the viewer may do with a comment, as returned in responses. */
export const commentActions = (ctx: Ctx, comment: SeenComment): CommentAction[] => {
  const role = roleOf(ctx, comment)
  const actions: CommentAction[] = [...grants[role]]
  // The author may remove all mentions; a mentioned user may remove their own.
  const mayUnmention =
    role !== 'visitor' && (comment.mentionsViewer || (role === 'author' && comment.mentions.length > 0))
  if (mayUnmention) actions.push('remove_mentions')
  const cannotReply = commentRefusal(ctx, comment.pin) !== undefined
  return actions.filter((action) => {
    switch (action) {
      case 'reply':
        return comment.presence === 'listed' && !cannotReply
      case 'edit':
        return isStillNew(ctx, comment) && !cannotReply
      case 'highlight':
        // A reply shows below its parent, so it cannot be highlighted.
        return comment.parentId === null && comment.presence === 'listed'
      default:
        return true
    }
  })
}

/** Users who moderate the pin hide a comment for everyone; others hide it for themselves. */
export const hidesForEveryone = (ctx: Ctx, comment: SeenComment): boolean =>
  moderates(ctx, comment.pin) && comment.authorId !== viewerIdOf(ctx.viewer)

/** Returns the comment with the right to `action`, or throws. */
export const allowComment = <A extends CommentAction>(
  ctx: Ctx,
  action: A,
  comment: SeenComment,
): Allowed<SeenComment, A> => {
  if (commentActions(ctx, comment).includes(action)) return grant<A, SeenComment>(comment)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  const isOver = action === 'edit' && comment.authorId === ctx.viewer.userId && !isStillNew(ctx, comment)
  throw fail(isOver ? 'comment.edit_over' : 'comment.not_allowed', { field: 'commentId' })
}
