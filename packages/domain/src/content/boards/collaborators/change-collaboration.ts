import { type Board, type BoardAccess, type CollaboratorInvite, fail, type Id } from '@corkboard/contract'
import { type Allowed, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { presentBoard } from '../board-view.ts'
import { getBoard, loadBoards, type SeenBoard } from '../load-boards.ts'
import { deleteInvite, entriesOf, type EntryRow, findInvite, setAccess } from './collaborator-store.ts'
import { presentPeople } from './entries.ts'
import { holdBoard, holdBoardFor, settle } from './settle.ts'

/**
 * BOARD-04: accepts the viewer's invitation.
 * @throws 'collaborator.not_found' when they have none, 'board.limit'
 */
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

/** The board as the viewer sees it now, or null if they no longer can. */
const boardNow = async (tx: TxCtx<SignedIn>, boardId: Id): Promise<Board | null> => {
  const board = (await loadBoards(tx, [boardId])).get(boardId)
  return board ? presentBoard(tx, board) : null
}

/**
 * BOARD-04: ends a user's relation to a board. The owner withdraws an invitation, denies a request or removes a
 * collaborator; a collaborator withdraws a suggestion; the user declines, withdraws a request or leaves. Pins stay.
 * @throws 'collaborator.not_found' also when the entry is none of the viewer's business
 */
export const endCollaboration = async (
  anyCtx: Ctx,
  board: SeenBoard,
  subject: { readonly userId: Id } | { readonly inviteId: Id },
  only?: readonly EntryRow['state'][],
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
    const isSuggester = entry?.state === 'suggestion' && byId === entry.invitedById
    const isTheirs = entry?.userId === byId && entry.state !== 'suggestion'
    const isKnownBy = isOwner && (entry?.email === null || entry?.state === 'accepted' || 'inviteId' in subject)
    const isMeant = entry !== undefined && (only === undefined || only.includes(entry.state))
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

/**
 * BOARD-04: changes what a collaborator or invited user may do.
 * @throws 'collaborator.not_found'
 */
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
    // A lookup by user must not reveal who owns an invited email address.
    if (!held || held.email !== null || (held.state !== 'accepted' && held.state !== 'invite')) {
      throw fail('collaborator.not_found', { field: 'invited_user_id' })
    }
    await setAccess(tx.db, board.id, userId, access)
    tx.changed(`board:${board.id}`, 'access:all')
    const [entry] = await presentPeople(tx, board.id, [userId])
    if (!entry) throw fail('collaborator.not_found', { field: 'invited_user_id' })
    return entry
  })
}
