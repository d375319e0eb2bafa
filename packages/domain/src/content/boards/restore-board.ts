import { type Board, fail, type Id, LIMITS } from '@corkboard/contract'
import { boardRestored, pictureBlocked } from '@corkboard/contract/events'
import { type Ctx, requireWriter, type TxCtx } from '../../kernel/index.ts'
import { lockUserStats } from '../../accounts/accounts/index.ts'
import { freeSlug, slugOf } from './board-name.ts'
import { blockedPicturesOn, loadBoardRows, lockDeletedBoard, markBoardRestored, namesOfOwner } from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { boardsOfAccount } from './collaborators/collaborator-store.ts'
import { getBoard } from './load-boards.ts'
import { recountBoard } from './recount-board.ts'

/** (ours) One day before the purge, so that nothing of the board is gone yet. */
const RESTORABLE_MS = 29 * 86_400_000

const slugAgain = async (tx: TxCtx, ownerId: Id, name: string): Promise<string> => {
  const others = await namesOfOwner(tx.db, ownerId)
  if ((await boardsOfAccount(tx.db, ownerId)) >= LIMITS.boardsPerAccount) throw fail('board.limit')
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw fail('board.name_taken')
  return freeSlug(slugOf(name), new Set(others.map(({ slug }) => slug)))
}

/** Brings back the pins of a board that were deleted with it. */
export type RestorePins = (tx: TxCtx, board: { readonly id: Id; readonly deletedAt: Date }) => Promise<void>

/** Undoes the deletion of the viewer's own board and its sections. The module of pins brings its pins back. */
export const restoreBoardWith = async (ctx: Ctx, boardId: Id, restorePins: RestorePins): Promise<Board> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  return writer.transaction(async (tx) => {
    const now = tx.now()
    await lockUserStats(tx.db, userId)
    const gone = await lockDeletedBoard(tx.db, boardId, userId, new Date(now.getTime() - RESTORABLE_MS))
    if (!gone) throw fail('board.not_found', { field: 'board_id' })
    await markBoardRestored(tx.db, boardId, await slugAgain(tx, userId, gone.name), now)
    await restorePins(tx, { id: boardId, deletedAt: gone.deletedAt })
    const row = (await loadBoardRows(tx.db, [boardId])).get(boardId)!
    await recountBoard(tx, row, 'gone', row.privacy)
    await tx.emit(boardRestored, { board_id: boardId })
    // Pictures blocked while the board was deleted are removed now, as they would have been then.
    for (const signature of await blockedPicturesOn(tx.db, boardId)) await tx.emit(pictureBlocked, { signature })
    tx.changed(`board:${boardId}`, `user:${userId}`, 'visibility:all', 'feed:public')
    return presentBoard(tx, await getBoard(tx, boardId))
  })
}
