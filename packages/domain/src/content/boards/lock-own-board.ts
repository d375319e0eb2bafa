import { fail } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { type BoardRow, lockBoard, type LockedBoard } from './board-store.ts'

/**
 * Locks a board for an action that only its owner may take and that counts as theirs.
 * @throws 'board.not_found'; 'board.not_allowed' when it has been transferred since it was read (BOARD-05)
 */
export const lockOwnBoard = async (
  tx: TxCtx,
  { id, ownerId }: Pick<BoardRow, 'id' | 'ownerId'>,
): Promise<LockedBoard> => {
  const locked = await lockBoard(tx.db, id)
  if (!locked || locked.isDeleted) throw fail('board.not_found', { field: 'board_id' })
  if (locked.ownerId !== ownerId) throw fail('board.not_allowed', { field: 'board_id' })
  return locked
}
