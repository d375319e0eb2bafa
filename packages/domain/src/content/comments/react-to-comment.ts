import { commentHighlighted, commentLiked, commentMarkedHelpful } from '@corkboard/contract/events'
import { type AggregatedComment, fail } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter } from '../../kernel/index.ts'
import { aboutComment, tellComment } from './comment-events.ts'
import { type CommentMark, holdComment, setHighlight, setMark } from './comment-store.ts'
import { presentComment } from './comment-view.ts'
import { getComment, type SeenComment } from './load-comments.ts'

/** (ours) likes and helpfuls an hour together; taking them back is free */
const MARKS_AN_HOUR = 600

/** Told when a mark goes, too: whoever hears of it looks whether it stands. */
const EVENTS = { like: commentLiked, helpful: commentMarkedHelpful } as const

/** COMMENT-02: likes a comment or finds it helpful, or no longer. Doing so twice is doing so once. */
export const markComment = async <M extends CommentMark>(
  anyCtx: Ctx,
  comment: Allowed<SeenComment, M>,
  mark: M,
  isOn: boolean,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    if (isOn) await countAttempt(tx, [{ key: `mark:${userId}`, limit: MARKS_AN_HOUR }])
    if (await setMark(tx.db, mark, comment, userId, isOn, tx.now())) {
      await tx.emit<(typeof EVENTS)[CommentMark]>(EVENTS[mark], aboutComment(comment, userId))
      tellComment(tx, comment.pinId)
    }
    return presentComment(tx, await getComment(tx, comment.id))
  })
}

/** COMMENT-02: the pinner puts a comment first, or back among the others. @throws 'comment.not_found' */
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
      tellComment(tx, comment.pinId)
    }
    return presentComment(tx, await getComment(tx, comment.id))
  })
}
