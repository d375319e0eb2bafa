import { type Board, fail, type Id, LIMITS } from '@corkboard/contract'
import { boardEdited, boardRestored, pictureBlocked } from '@corkboard/contract/events'
import { type Allowed, type Ctx, requireWriter, type TxCtx } from '../../kernel/index.ts'
import { lockUserStats } from '../../people/index.ts'
import { boardsOfAccount } from './collaborators/collaborator-store.ts'
import { freeSlug, slugOf } from './board-name.ts'
import {
  blockedPicturesOn,
  loadBoardRows,
  lockDeletedBoard,
  markBoardRestored,
  namesOfOwner,
  setArchivedAt,
} from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { recountBoard } from './edit-boards.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'
import { lockOwnBoard } from './lock-own-board.ts'

const setArchived = async (ctx: Ctx, board: SeenBoard, archivedAt: Date | null): Promise<Board> =>
  ctx.transaction(async (tx) => {
    await lockOwnBoard(tx, board)
    await setArchivedAt(tx.db, board.id, archivedAt, tx.now())
    await tx.emit(boardEdited, { board_id: board.id, has_other_words: false })
    tx.changed(`board:${board.id}`, `user:${board.ownerId}`, 'visibility:all', 'feed:public')
    return presentBoard(tx, await getBoard(tx, board.id))
  })

/** BOARD-03: put away, a board opens by its address and shows in no list. */
export const archiveBoard = (ctx: Ctx, board: Allowed<SeenBoard, 'edit'>): Promise<Board> =>
  setArchived(ctx, board, board.archivedAt ?? ctx.now())

export const unarchiveBoard = (ctx: Ctx, board: Allowed<SeenBoard, 'edit'>): Promise<Board> =>
  setArchived(ctx, board, null)

/** (ours) A day less than until it is removed for good: nothing of it has gone by then. */
const RESTORABLE_MS = 29 * 86_400_000

const slugAgain = async (tx: TxCtx, ownerId: Id, name: string): Promise<string> => {
  const others = await namesOfOwner(tx.db, ownerId)
  if ((await boardsOfAccount(tx.db, ownerId)) >= LIMITS.boardsPerAccount) throw fail('board.limit')
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw fail('board.name_taken')
  return freeSlug(slugOf(name), new Set(others.map(({ slug }) => slug)))
}

/** Takes the deletion of one's own board back: the very board, with the pins and sections it went with. */
export const restoreBoard = async (ctx: Ctx, boardId: Id): Promise<Board> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  return writer.transaction(async (tx) => {
    const now = tx.now()
    await lockUserStats(tx.db, userId)
    const gone = await lockDeletedBoard(tx.db, boardId, userId, new Date(now.getTime() - RESTORABLE_MS))
    if (!gone) throw fail('board.not_found', { field: 'board_id' })
    await markBoardRestored(tx.db, boardId, await slugAgain(tx, userId, gone.name), gone.deletedAt, now)
    const row = (await loadBoardRows(tx.db, [boardId])).get(boardId)!
    await recountBoard(tx, row, 'gone', row.privacy)
    await tx.emit(boardRestored, { board_id: boardId })
    // Blocked while the board was away: they go as they would have gone then.
    for (const signature of await blockedPicturesOn(tx.db, boardId)) await tx.emit(pictureBlocked, { signature })
    tx.changed(`board:${boardId}`, `user:${userId}`, 'visibility:all', 'feed:public')
    return presentBoard(tx, await getBoard(tx, boardId))
  })
}
