import type { Board } from '@corkboard/contract'
import { boardEdited } from '@corkboard/contract/events'
import type { Allowed, Ctx } from '../../kernel/index.ts'
import { setArchivedAt } from './board-store.ts'
import { presentBoard } from './board-view.ts'
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

/** BOARD-03: an archived board opens by its address and shows in no list. */
export const archiveBoard = (ctx: Ctx, board: Allowed<SeenBoard, 'edit'>): Promise<Board> =>
  setArchived(ctx, board, board.archivedAt ?? ctx.now())

export const unarchiveBoard = (ctx: Ctx, board: Allowed<SeenBoard, 'edit'>): Promise<Board> =>
  setArchived(ctx, board, null)
