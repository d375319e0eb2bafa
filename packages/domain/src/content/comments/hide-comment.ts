import { commentFlagged } from '@corkboard/contract/events'
import { type AggregatedComment, COMMENT_FLAG_REASONS, fail, shardOf } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter } from '../../kernel/index.ts'
import { aboutComment, invalidateComments, takeCommentsAway } from './comment-events.ts'
import { hidesForEveryone } from './comment-policy.ts'
import {
  deleteMentions,
  holdComment,
  insertFlag,
  photosWith,
  setAuthorHide,
  setCommentState,
  setHide,
} from './comment-store.ts'
import { presentComment } from './comment-view.ts'
import { getComment, type SeenComment } from './load-comments.ts'

/** (ours) */
const FLAGS_PER_HOUR = 30
const MAX_REASON_LENGTH = 100
const MAX_DETAILS = 10

/** COMMENT-03: hides a comment or shows it again: for everyone if the viewer moderates the pin, else for themselves. */
export const hideComment = async (anyCtx: Ctx, comment: Allowed<SeenComment, 'hide'>, isOn: boolean): Promise<void> => {
  const ctx = requireWriter(anyCtx)
  await ctx.transaction(async (tx) => {
    if (!hidesForEveryone(tx, comment)) {
      return setHide(tx.db, comment, tx.viewer.userId, isOn, tx.now())
    }
    const held = await holdComment(tx.db, comment)
    if (!held || held.isDeleted) throw fail('comment.not_found', { field: 'commentId' })
    // Only an admin can restore what an admin has hidden.
    if (!isOn && held.isRemoved) throw fail('auth.not_allowed', { field: 'commentId' })
    // Also unhides what the viewer hid for themselves before they moderated the pin.
    if (!isOn) await setHide(tx.db, comment, tx.viewer.userId, false, tx.now())
    await setCommentState(tx.db, held, { hiddenAt: isOn ? tx.now() : null })
    const invalidate = isOn ? takeCommentsAway : invalidateComments
    invalidate(tx, comment.pinId, await photosWith(tx.db, comment.id))
  })
}

/** COMMENT-03: hides all comments by this comment's author, for the viewer only and everywhere, or shows them again. */
export const hideCommentsOfAuthor = async (
  anyCtx: Ctx,
  comment: Allowed<SeenComment, 'hide_for_user'>,
  isOn: boolean,
): Promise<void> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  await ctx.transaction((tx) =>
    setAuthorHide(tx.db, { userId, shard: shardOf(userId) }, comment.authorId, isOn, tx.now()),
  )
}

export interface CommentFlag {
  readonly reason: string
  readonly detailedReasons: readonly string[]
}

/**
 * COMMENT-03: reports a comment to the admins.
 * @throws 'request.invalid', 'request.rate'
 */
export const flagComment = async (
  anyCtx: Ctx,
  comment: Allowed<SeenComment, 'flag'>,
  { reason, detailedReasons }: CommentFlag,
): Promise<void> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  if (!(COMMENT_FLAG_REASONS as readonly string[]).includes(reason)) throw fail('request.invalid', { field: 'reason' })
  if (detailedReasons.length > MAX_DETAILS || detailedReasons.some((text) => text.length > MAX_REASON_LENGTH)) {
    throw fail('request.invalid', { field: 'detailedReasons' })
  }
  await ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `flag:${userId}`, limit: FLAGS_PER_HOUR }])
    if (!(await insertFlag(tx.db, comment, { userId, reason, detailedReasons }, tx.now()))) return
    await tx.emit(commentFlagged, { ...aboutComment(comment, userId), reason })
  })
}

/** COMMENT-03: removes the viewer's mention from a comment, or all mentions if they are its author. The text stays. */
export const removeMentions = async (
  anyCtx: Ctx,
  comment: Allowed<SeenComment, 'remove_mentions'>,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const everybody = comment.authorId === userId
    if (await deleteMentions(tx.db, comment.id, everybody ? undefined : userId)) {
      invalidateComments(tx, comment.pinId)
    }
    return presentComment(tx, await getComment(tx, comment.id))
  })
}
