import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../kernel/index.ts'
import { tellComment } from './comment-events.ts'
import { holdComment, holdCommentsOfPicture, loadCommentRows, photosWith, setCommentState } from './comment-store.ts'

/** What removing needs of a transaction: the outbox has no more of one. */
type Removing = Pick<TxCtx, 'db' | 'now' | 'changed'>

/**
 * Hides a comment for those who run the site, or brings it back, which nobody else does. Whether it was there.
 * @param reason what it is removed for: what it is, or its photo, with which it may come back
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
  const since = isRemoved ? tx.now() : null
  await setCommentState(tx.db, held, {
    hiddenAt: since,
    removedAt: since,
    isRemovedWithPicture: isRemoved && reason === 'picture',
  })
  tellComment(tx, held.pinId, await photosWith(tx.db, commentId))
  return true
}

/**
 * Takes away every comment that shows a picture, some at a time: how many there were. Deleted and hidden ones too, as
 * their people could bring those back.
 */
export const removeCommentsOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const chosen = await holdCommentsOfPicture(tx.db, signature, 'shown', limit)
  for (const comment of chosen) {
    const held = await holdComment(tx.db, comment)
    if (!held || held.isRemoved) continue
    const now = tx.now()
    const hiddenAt = held.hiddenAt ?? now
    await setCommentState(tx.db, held, { hiddenAt, removedAt: now, isRemovedWithPicture: true })
    tellComment(tx, held.pinId, await photosWith(tx.db, comment.id))
  }
  return chosen.length
}

/** The same for every comment that went with a picture: it is back, unless whoever looks after the pin has hidden it. */
export const bringCommentsOfPictureBack = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const chosen = await holdCommentsOfPicture(tx.db, signature, 'gone_with_it', limit)
  for (const comment of chosen) {
    const held = await holdComment(tx.db, comment)
    if (!held) continue
    const wasHiddenAlone = held.hiddenAt?.getTime() !== held.removedAt?.getTime()
    const hiddenAt = wasHiddenAlone ? held.hiddenAt : null
    await setCommentState(tx.db, held, { hiddenAt, removedAt: null, isRemovedWithPicture: false })
    tellComment(tx, held.pinId, await photosWith(tx.db, comment.id))
  }
  return chosen.length
}
