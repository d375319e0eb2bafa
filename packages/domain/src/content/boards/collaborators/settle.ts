import { type BoardAccess, type BoardAction, fail, type Id, LIMITS } from '@corkboard/contract'
import {
  boardInvited,
  boardInviteEnded,
  boardJoined,
  boardJoinRequested,
  boardSuggested,
  boardTransferEnded,
} from '@corkboard/contract/events'
import { isSpent } from '../../../platform/throttle/index.ts'
import type { Allowed, SignedIn, TxCtx } from '../../../kernel/index.ts'
import { lockUserStats } from '../../../accounts/accounts/index.ts'
import { lockBoard, setBoardFollow } from '../board-store.ts'
import { allowBoard } from '../board-policy.ts'
import { getBoard, type SeenBoard } from '../load-boards.ts'
import {
  boardsOfAccount,
  countEntries,
  deleteCollaborator,
  deleteInvite,
  type EntryRow,
  insertCollaborator,
  insertInvite,
  setTransfer,
} from './collaborator-store.ts'
import { type InviteAction, stateAfter } from './invite-status.ts'

/** (ours) The most notifications per hour about one user and one board, for invitations and join requests. */
const NOTICES_PER_HOUR = 3

/**
 * Locks a board while its collaborators change, users first as everywhere. Returns the board as it is once no one else
 * can change it.
 * @throws 'board.not_found'
 */
export const holdBoard = async (tx: TxCtx, boardId: Id, userIds: readonly Id[]): Promise<SeenBoard> => {
  for (const userId of [...new Set(userIds)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    await lockUserStats(tx.db, userId)
  }
  const locked = await lockBoard(tx.db, boardId)
  if (!locked || locked.isDeleted) throw fail('board.not_found', { field: 'board_id' })
  return getBoard(tx, boardId)
}

/**
 * The same for an action that needs a right. Checks the right again, because the board may have been transferred or the
 * collaborator removed since it was granted.
 * @throws 'board.not_allowed', 'board.not_found'
 */
export const holdBoardFor = async <A extends BoardAction>(
  tx: TxCtx,
  action: A,
  boardId: Id,
  userIds: readonly Id[],
): Promise<Allowed<SeenBoard, A>> => allowBoard(tx, action, await holdBoard(tx, boardId, userIds))

/** The user whose status changes, with their current entry. */
export interface Subject {
  readonly userId: Id
  readonly entry: EntryRow | undefined
}

interface Change {
  readonly byId: Id
  /** The access to grant. Defaults to the access of a pending entry. */
  readonly access?: BoardAccess | undefined
}

/** BOARD-05: the user offered the board no longer collaborates on it. */
const endTransferTo = async (tx: TxCtx, board: SeenBoard, userId: Id): Promise<void> => {
  const { transferId } = board
  if (transferId === null || board.transferToId !== userId) return
  await setTransfer(tx.db, board.id, null)
  await tx.emit(boardTransferEnded, {
    board_id: board.id,
    transfer_id: transferId,
    by_id: board.ownerId,
  })
}

const leave = async (tx: TxCtx, board: SeenBoard, userId: Id): Promise<void> => {
  await deleteCollaborator(tx.db, board.id, userId)
  await endTransferTo(tx, board, userId)
  // Only collaborators may follow a board that is not public.
  if (board.privacy !== 'public') {
    const follow = { userId, shard: board.shard, boardId: board.id, now: tx.now() }
    await setBoardFollow(tx.db, follow, false)
  }
}

const join = async (tx: TxCtx, board: SeenBoard, { userId, entry }: Subject, change: Change): Promise<void> => {
  if ((await boardsOfAccount(tx.db, userId)) >= LIMITS.boardsPerAccount) throw fail('board.limit')
  await insertCollaborator(tx.db, board, {
    userId,
    access: change.access ?? entry?.access ?? 'write',
    invitedById: entry?.state === 'invite' ? entry.invitedById : null,
    now: tx.now(),
  })
}

/**
 * BOARD-04: changes a user's status on a locked board, with rows, counters and events. An action that changes nothing
 * does nothing.
 * @throws 'collaborator.not_found' when the action does not apply, 'collaborator.limit', 'board.limit'
 */
export const settle = async (
  tx: TxCtx<SignedIn>,
  board: SeenBoard,
  subject: Subject,
  action: InviteAction,
  change: Change,
): Promise<void> => {
  const { userId, entry } = subject
  const from = entry?.state ?? 'none'
  const to = stateAfter(from, action)
  if (to === undefined) throw fail('collaborator.not_found', { field: 'invited_user_id' })
  if (to === from) return
  if (from === 'none' && (await countEntries(tx.db, board.id)) >= LIMITS.collaboratorsPerBoard) {
    throw fail('collaborator.limit')
  }
  if (entry) {
    if (from === 'accepted') await leave(tx, board, userId)
    else await deleteInvite(tx.db, board.id, entry.id)
  }
  const about = { board_id: board.id, user_id: userId, by_id: change.byId }
  switch (to) {
    case 'none':
      if (entry && from !== 'accepted') {
        await tx.emit(boardInviteEnded, { ...about, invite_id: entry.id, invited_by_id: entry.invitedById })
      }
      break
    case 'accepted':
      await join(tx, board, subject, change)
      await tx.emit(boardJoined, {
        ...about,
        invite_id: entry!.id,
        asked: from === 'join_request',
        invited_by_id: entry!.invitedById,
      })
      break
    case 'invite':
    case 'suggestion':
    case 'join_request': {
      const id = tx.site.ids.next(board.shard)
      const invitedById = from === 'suggestion' && to === 'invite' ? entry!.invitedById! : change.byId
      const access = change.access ?? entry?.access ?? 'write'
      await insertInvite(tx.db, board, { id, kind: to, userId, email: null, invitedById, access, now: tx.now() })
      const key = `board:${board.id}:${userId}`
      if (!(await isSpent(tx.db, { key, limit: NOTICES_PER_HOUR }, tx.now()))) {
        await tx.emit(INVITE_EVENTS[to], { ...about, by_id: invitedById, invite_id: id, owner_id: board.ownerId })
      }
      break
    }
  }
  tx.changed(`board:${board.id}`, `user:${userId}`, 'access:all')
}

const INVITE_EVENTS = { invite: boardInvited, suggestion: boardSuggested, join_request: boardJoinRequested } as const
