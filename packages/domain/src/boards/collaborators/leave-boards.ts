import type { Id } from '@corkboard/contract'
import type { ChangeTag, TxCtx } from '../../kernel/index.ts'
import {
  boardsBetween,
  boardsOfferedTo,
  deleteCollaborator,
  deleteInvitesOfPerson,
  deleteInvite,
  entriesOf,
  setTransfer,
} from './collaborator-store.ts'
import { lockBoard, loadBoardRows } from '../board-store.ts'

type Leaving = Pick<TxCtx, 'db'>

/** Takes one person off every board of another: what they work on, are asked to, or ask for. Which boards those were. */
const leaveBoardsOf = async (tx: Leaving, ownerId: Id, userId: Id): Promise<Id[]> => {
  const ids = await boardsBetween(tx.db, ownerId, userId)
  for (const boardId of ids) {
    await lockBoard(tx.db, boardId)
    const entry = (await entriesOf(tx.db, boardId, [userId])).get(userId)
    if (entry?.standing === 'accepted') await deleteCollaborator(tx.db, boardId, userId)
    else if (entry) await deleteInvite(tx.db, boardId, entry.id)
    const row = (await loadBoardRows(tx.db, [boardId])).get(boardId)
    if (row?.transferToId === userId) await setTransfer(tx.db, boardId, null)
  }
  return ids
}

/** BOARD-04: between two people of whom one blocked the other, neither works on the other's boards any more. */
export const leaveBoardsBetween = async (
  tx: Leaving,
  one: Id,
  other: Id,
): Promise<{ readonly ofOne: readonly Id[]; readonly changed: readonly ChangeTag[] }> => {
  const ofOne = await leaveBoardsOf(tx, one, other)
  const ofOther = await leaveBoardsOf(tx, other, one)
  const boards = [...ofOne, ...ofOther].map((id) => `board:${id}` as const)
  return { ofOne, changed: boards.length > 0 ? [...boards, `user:${one}`, `user:${other}`] : [] }
}

/** Somebody is gone: nobody waits for them, nor for what they asked. What they work on is counted until their purge. */
export const endInvitesOf = async (tx: Leaving, userId: Id): Promise<ChangeTag[]> => {
  const asked = await deleteInvitesOfPerson(tx.db, userId)
  const offered = await boardsOfferedTo(tx.db, userId)
  for (const id of offered) await setTransfer(tx.db, id, null)
  return [...asked, ...offered].map((id) => `board:${id}` as const)
}
