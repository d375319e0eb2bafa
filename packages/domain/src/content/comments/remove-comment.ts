import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { tellComment } from './comment-events.ts'
import {
  type HeldComment,
  holdComment,
  holdCommentsOfPicture,
  loadCommentRows,
  photosWith,
  setCommentState,
} from './comment-store.ts'

/** What removing needs of a transaction: the outbox has no more of one. */
type Removing = Pick<TxCtx, 'db' | 'now' | 'changed'>

/** How a comment is that comes back with its photo: hidden where whoever looks after the pin has hidden it. */
const backWithPicture = ({ hiddenAt, removedAt }: HeldComment) => ({
  hiddenAt: hiddenAt?.getTime() === removedAt?.getTime() ? null : hiddenAt,
  removedAt: null,
  isRemovedWithPicture: false,
})

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
  const now = tx.now()
  const gone = { hiddenAt: now, removedAt: now, isRemovedWithPicture: reason === 'picture' }
  const back = { hiddenAt: null, removedAt: null, isRemovedWithPicture: false }
  await setCommentState(tx.db, held, isRemoved ? gone : reason === 'picture' ? backWithPicture(held) : back)
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
    await setCommentState(tx.db, held, backWithPicture(held))
    tellComment(tx, held.pinId, await photosWith(tx.db, comment.id))
  }
  return chosen.length
}
