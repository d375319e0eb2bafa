import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { invalidateComments, takeCommentsAway } from './comment-events.ts'
import {
  type HeldComment,
  holdComment,
  holdCommentsOfPicture,
  loadCommentRows,
  photosWith,
  setCommentState,
} from './comment-store.ts'

/** The parts of a transaction that removal needs. Outbox handlers have no more than these. */
type Removing = Pick<TxCtx, 'db' | 'now' | 'changed' | 'tookAway'>

/** The state of a comment restored with its photo: still hidden if a moderator of the pin had hidden it. */
const backWithPicture = ({ hiddenAt, removedAt }: HeldComment) => ({
  hiddenAt: hiddenAt?.getTime() === removedAt?.getTime() ? null : hiddenAt,
  removedAt: null,
  isRemovedWithPicture: false,
})

/**
 * Hides a comment on behalf of an admin, or restores it, which only an admin can do. Returns true if it existed.
 * @param reason whether it is removed for itself or for its photo, with which it may come back
 */
export const setCommentRemoved = async (
  tx: Removing,
  commentId: Id,
  isRemoved: boolean,
  reason: 'itself' | 'picture' = 'itself',
): Promise<boolean> => {
  const [comment] = await loadCommentRows(tx.db, [commentId])
  const held = comment && (await holdComment(tx.db, comment))
  if (!held || held.isDeleted) return false
  const now = tx.now()
  const gone = { hiddenAt: now, removedAt: now, isRemovedWithPicture: reason === 'picture' }
  const back = { hiddenAt: null, removedAt: null, isRemovedWithPicture: false }
  await setCommentState(tx.db, held, isRemoved ? gone : reason === 'picture' ? backWithPicture(held) : back)
  const invalidate = isRemoved ? takeCommentsAway : invalidateComments
  invalidate(tx, held.pinId, await photosWith(tx.db, commentId))
  return true
}

/**
 * Removes the comments that show a picture, in batches. Returns how many there were. Includes deleted and hidden ones,
 * because users could restore those.
 */
export const removeCommentsOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const chosen = await holdCommentsOfPicture(tx.db, signature, 'shown', limit)
  for (const comment of chosen) {
    const held = await holdComment(tx.db, comment)
    if (!held || held.isRemoved) continue
    const now = tx.now()
    const hiddenAt = held.hiddenAt ?? now
    await setCommentState(tx.db, held, { hiddenAt, removedAt: now, isRemovedWithPicture: true })
    takeCommentsAway(tx, held.pinId, await photosWith(tx.db, comment.id))
  }
  return chosen.length
}

/** Restores the comments that were removed with a picture, unless a moderator of the pin had hidden them. */
export const restoreCommentsOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const chosen = await holdCommentsOfPicture(tx.db, signature, 'gone_with_it', limit)
  for (const comment of chosen) {
    const held = await holdComment(tx.db, comment)
    if (!held) continue
    await setCommentState(tx.db, held, backWithPicture(held))
    invalidateComments(tx, held.pinId, await photosWith(tx.db, comment.id))
  }
  return chosen.length
}
