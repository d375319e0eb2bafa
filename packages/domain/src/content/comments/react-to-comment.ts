import { commentHighlighted, commentLiked, commentMarkedHelpful } from '@corkboard/contract/events'
import { type AggregatedComment, fail } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter } from '../../kernel/index.ts'
import { aboutComment, invalidateComments } from './comment-events.ts'
import { type CommentReaction, holdComment, setHighlight, setReaction } from './comment-store.ts'
import { presentComment } from './comment-view.ts'
import { getComment, type SeenComment } from './load-comments.ts'

/** (ours) Likes and helpful marks per hour, combined. Undoing them is free. */
const REACTIONS_PER_HOUR = 600

/** Also emitted when a like or helpful mark is removed: consumers check whether it still exists. */
const EVENTS = { like: commentLiked, helpful: commentMarkedHelpful } as const

/** COMMENT-02: likes a comment or marks it helpful, or undoes that. Doing so twice has no further effect. */
export const reactToComment = async <M extends CommentReaction>(
  anyCtx: Ctx,
  comment: Allowed<SeenComment, M>,
  reaction: M,
  isOn: boolean,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    if (isOn) await countAttempt(tx, [{ key: `mark:${userId}`, limit: REACTIONS_PER_HOUR }])
    if (await setReaction(tx.db, reaction, comment, userId, isOn, tx.now())) {
      await tx.emit<(typeof EVENTS)[CommentReaction]>(EVENTS[reaction], aboutComment(comment, userId))
      invalidateComments(tx, comment.pinId)
    }
    return presentComment(tx, await getComment(tx, comment.id))
  })
}

/**
 * COMMENT-02: the pinner highlights a comment, or returns it to the rest.
 * @throws 'comment.not_found'
 */
export const highlightComment = async (
  anyCtx: Ctx,
  comment: Allowed<SeenComment, 'highlight'>,
  isOn: boolean,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    const held = await holdComment(tx.db, comment)
    if (!held?.isLive) throw fail('comment.not_found', { field: 'aggregated_comment' })
    if (comment.isHighlighted !== isOn) {
      await setHighlight(tx.db, comment.id, isOn)
      await tx.emit(commentHighlighted, aboutComment(comment, ctx.viewer.userId))
      invalidateComments(tx, comment.pinId)
    }
    return presentComment(tx, await getComment(tx, comment.id))
  })
}
