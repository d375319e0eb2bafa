import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../kernel/index.ts'
import { tellComment } from './comment-events.ts'
import { holdComment, loadCommentRows, photosWith, setCommentState } from './comment-store.ts'

/** Hides a comment for those who run the site, or brings it back. Whether it was there. */
export const setCommentRemoved = async (tx: TxCtx, commentId: Id, isRemoved: boolean): Promise<boolean> => {
  const [comment] = await loadCommentRows(tx.db, [commentId])
  const held = comment && (await holdComment(tx.db, comment))
  if (!held || held.isDeleted) return false
  await setCommentState(tx.db, held, { hiddenAt: isRemoved ? tx.now() : null })
  tellComment(tx, held.pinId, await photosWith(tx.db, commentId))
  return true
}
