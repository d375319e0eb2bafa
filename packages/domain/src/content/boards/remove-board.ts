import type { Id } from '@corkboard/contract'
import { boardEdited, boardPrivacyChanged } from '@corkboard/contract/events'
import type { TxCtx } from '../../kernel/index.ts'
import { lockUserStats } from '../../accounts/accounts/index.ts'
import { loadBoardRows, lockBoard, setRemoved } from './board-store.ts'
import { recountBoard } from './recount-board.ts'

/**
 * PIN-09: hides a board on behalf of an admin, or restores it, which only an admin can do. While hidden it is a secret
 * board that only its owner sees. Returns `false` when nothing changed.
 */
export const setBoardRemoved = async (tx: TxCtx, boardId: Id, isRemoved: boolean): Promise<boolean> => {
  const board = (await loadBoardRows(tx.db, [boardId])).get(boardId)
  if (!board) return false
  await lockUserStats(tx.db, board.ownerId)
  const locked = await lockBoard(tx.db, boardId)
  if (!locked || locked.isDeleted || locked.ownerId !== board.ownerId || locked.isRemoved === isRemoved) return false
  const privacy = await setRemoved(tx.db, boardId, isRemoved, tx.now())
  if (privacy !== locked.privacy) {
    await recountBoard(tx, board, locked.privacy, privacy)
    await tx.emit(boardPrivacyChanged, { board_id: boardId })
    await tx.emit(boardEdited, { board_id: boardId, has_other_words: false })
  }
  tx.changed(`board:${boardId}`, `user:${board.ownerId}`, 'visibility:all', 'feed:public')
  return true
}
