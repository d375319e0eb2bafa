import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../kernel/index.ts'
import { tellComment } from './comment-events.ts'
import { holdComment, loadCommentRows, photosWith, setCommentState } from './comment-store.ts'

/** Hides a comment for those who run the site, or brings it back, which nobody else does. Whether it was there. */
export const setCommentRemoved = async (tx: TxCtx, commentId: Id, isRemoved: boolean): Promise<boolean> => {
  const [comment] = await loadCommentRows(tx.db, [commentId])
  const held = comment && (await holdComment(tx.db, comment))
  if (!held || held.isDeleted) return false
  const since = isRemoved ? tx.now() : null
  await setCommentState(tx.db, held, { hiddenAt: since, removedAt: since })
  tellComment(tx, held.pinId, await photosWith(tx.db, commentId))
  return true
}
