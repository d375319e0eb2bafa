import type { BoardPrivacy, Id } from '@corkboard/contract'
import { boardDeleted } from '@corkboard/contract/events'
import type { Allowed, Ctx, TxCtx } from '../../kernel/index.ts'
import { lockUserStats } from '../../accounts/accounts/index.ts'
import { refuseBlocked } from './blocking-actions.ts'
import { type BoardRow, handOverSlugs, loadBoardRows, markBoardDeleted } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'
import { lockOwnBoard } from './lock-own-board.ts'
import { recountBoard } from './recount-board.ts'

const endBoard = async (tx: TxCtx, board: BoardRow, privacy: BoardPrivacy): Promise<void> => {
  await recountBoard(tx, board, privacy, 'gone')
  await markBoardDeleted(tx.db, board.id, tx.now())
  await tx.emit(boardDeleted, { board_id: board.id })
  tx.changed(`board:${board.id}`, `user:${board.ownerId}`, 'visibility:all', 'feed:public')
}

/** Deletes the board and its pins for everyone immediately. The worker cleans up later. */
export const deleteBoard = async (ctx: Ctx, board: Allowed<SeenBoard, 'delete'>): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockUserStats(tx.db, board.ownerId)
    const locked = await lockOwnBoard(tx, board)
    await refuseBlocked(tx.db, [{ boardId: board.id, scope: '-1' }])
    await endBoard(tx, board, locked.privacy)
  })

/** Deletes a board whose pins have all moved into another, and redirects its URLs there. The caller has locked both. */
export const endMergedBoard = async (tx: TxCtx, boardId: Id, intoId: Id): Promise<void> => {
  const rows = await loadBoardRows(tx.db, [boardId, intoId])
  const board = rows.get(boardId)
  const into = rows.get(intoId)
  if (!board || board.isDeleted) return
  await endBoard(tx, board, board.privacy)
  if (into && !into.isDeleted) await handOverSlugs(tx.db, board, into, tx.now())
}
