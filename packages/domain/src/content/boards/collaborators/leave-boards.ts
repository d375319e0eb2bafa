import type { Id } from '@corkboard/contract'
import type { ChangeTag, TxCtx } from '../../../kernel/index.ts'
import {
  boardsBetween,
  boardsOfferedTo,
  deleteCollaborator,
  deleteInvitesOfPerson,
  deleteInvite,
  entriesOf,
  peopleAcrossBlocks,
  setTransfer,
} from './collaborator-store.ts'
import { unfollowBoardsBetween } from '../board-events.ts'
import { lockBoard, loadBoardRows } from '../board-store.ts'

type Leaving = Pick<TxCtx, 'db'>

/**
 * Takes a user off all boards of another: collaborations, invitations and requests. Returns the ids of those boards.
 */
const leaveBoardsOf = async (tx: Leaving, ownerId: Id, userId: Id): Promise<Id[]> => {
  const ids = await boardsBetween(tx.db, ownerId, userId)
  for (const boardId of ids) {
    await lockBoard(tx.db, boardId)
    const entry = (await entriesOf(tx.db, boardId, [userId])).get(userId)
    if (entry?.state === 'accepted') await deleteCollaborator(tx.db, boardId, userId)
    else if (entry) await deleteInvite(tx.db, boardId, entry.id)
    const row = (await loadBoardRows(tx.db, [boardId])).get(boardId)
    if (row?.transferToId === userId) await setTransfer(tx.db, boardId, null)
  }
  return ids
}

/** BOARD-04: ends all collaboration on each other's boards after one user blocks the other. */
export const leaveBoardsBetween = async (tx: Leaving, one: Id, other: Id): Promise<ChangeTag[]> => {
  const ids = [...(await leaveBoardsOf(tx, one, other)), ...(await leaveBoardsOf(tx, other, one))]
  const boards = ids.map((id) => `board:${id}` as const)
  return boards.length > 0 ? [...boards, `user:${one}`, `user:${other}`] : []
}

/**
 * BOARD-03, BOARD-05: after a transfer, removes every collaborator, pending user and follower who has a block with the
 * new owner.
 */
export const leaveBoardAcrossBlocks = async (tx: Leaving, boardId: Id): Promise<ChangeTag[]> => {
  const board = (await loadBoardRows(tx.db, [boardId])).get(boardId)
  if (!board) return []
  const userIds = await peopleAcrossBlocks(tx.db, boardId, board.ownerId)
  const changed = new Set<ChangeTag>()
  for (const userId of userIds) {
    for (const id of await leaveBoardsOf(tx, board.ownerId, userId)) changed.add(`board:${id}`)
    for (const tag of await unfollowBoardsBetween(tx.db, board.ownerId, userId)) changed.add(tag)
    changed.add(`user:${userId}`)
  }
  return [...changed]
}

/** Ends the pending invitations and requests of a deleted user. Their collaborations still count until their purge. */
export const endInvitesOf = async (tx: Leaving, userId: Id): Promise<ChangeTag[]> => {
  const invites = await deleteInvitesOfPerson(tx.db, userId)
  const offered = await boardsOfferedTo(tx.db, userId)
  for (const id of offered) await setTransfer(tx.db, id, null)
  return [...invites, ...offered].map((id) => `board:${id}` as const)
}
