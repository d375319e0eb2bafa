import { type Board, type BoardAccess, type CollaboratorInvite, fail, type Id } from '@corkboard/contract'
import { type Allowed, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { presentBoard } from '../board-view.ts'
import { getBoard, loadBoards, type SeenBoard } from '../load-boards.ts'
import { deleteInvite, entriesOf, type EntryRow, findInvite, setAccess } from './collaborator-store.ts'
import { presentPeople } from './entries.ts'
import { holdBoard, holdBoardFor, settle } from './settle.ts'

/** BOARD-04: the viewer accepts. @throws 'collaborator.not_found' where nobody asks them, 'board.limit' */
export const acceptInvite = async (anyCtx: Ctx, board: SeenBoard): Promise<Board> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const held = await holdBoard(tx, board.id, [userId])
    const entry = held.invite || held.access ? (await entriesOf(tx.db, board.id, [userId])).get(userId) : undefined
    await settle(tx, held, { userId, entry }, 'accept', { byId: userId })
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}

/** How a board stands to the viewer now, if it does. */
const boardNow = async (tx: TxCtx<SignedIn>, boardId: Id): Promise<Board | null> => {
  const board = (await loadBoards(tx, [boardId])).get(boardId)
  return board ? presentBoard(tx, board) : null
}

/**
 * BOARD-04: ends how somebody stands to a board: the owner takes an invitation back, denies, or removes a collaborator;
 * whoever suggested somebody takes that back; people decline, ask no more, or leave. Pins stay where they are.
 * @throws 'collaborator.not_found' also for whoever it is no affair of
 */
export const endStanding = async (
  anyCtx: Ctx,
  board: SeenBoard,
  subject: { readonly userId: Id } | { readonly inviteId: Id },
  only?: readonly EntryRow['standing'][],
): Promise<Board | null> => {
  const ctx = requireWriter(anyCtx)
  const byId = ctx.viewer.userId
  return ctx.transaction(async (tx) => {
    const held = await holdBoard(tx, board.id, 'userId' in subject ? [subject.userId] : [])
    const entry =
      'userId' in subject
        ? (await entriesOf(tx.db, board.id, [subject.userId])).get(subject.userId)
        : await findInvite(tx.db, board.id, subject.inviteId)
    const isOwner = byId === held.ownerId
    const isSuggester = entry?.standing === 'suggestion' && byId === entry.invitedById
    const isTheirs = entry?.userId === byId && entry.standing !== 'suggestion'
    const isKnownBy = isOwner && (entry?.email === null || entry?.standing === 'accepted' || 'inviteId' in subject)
    const isMeant = entry !== undefined && (only === undefined || only.includes(entry.standing))
    if (!entry || !isMeant || !(isKnownBy || isSuggester || isTheirs)) {
      throw fail('collaborator.not_found', { field: 'invited_user_id' })
    }
    if (entry.userId === null) {
      await deleteInvite(tx.db, board.id, entry.id)
      tx.changed(`board:${board.id}`)
    } else await settle(tx, held, { userId: entry.userId, entry }, 'delete', { byId })
    return boardNow(tx, board.id)
  })
}

/** BOARD-04: what a collaborator, or whoever is to be one, may do. @throws 'collaborator.not_found' */
export const changeAccess = async (
  anyCtx: Ctx,
  board: Allowed<SeenBoard, 'edit'>,
  userId: Id,
  access: BoardAccess,
): Promise<CollaboratorInvite> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    await holdBoardFor(tx, 'edit', board.id, [])
    const held = (await entriesOf(tx.db, board.id, [userId])).get(userId)
    // Of an invitation to an address nobody learns whose it is by asking for people.
    if (!held || held.email !== null || (held.standing !== 'accepted' && held.standing !== 'invite')) {
      throw fail('collaborator.not_found', { field: 'invited_user_id' })
    }
    await setAccess(tx.db, board.id, userId, access)
    tx.changed(`board:${board.id}`)
    const [entry] = await presentPeople(tx, board.id, [userId])
    if (!entry) throw fail('collaborator.not_found', { field: 'invited_user_id' })
    return entry
  })
}
