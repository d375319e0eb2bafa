import { type Board, type BoardAccess, type CollaboratorInvite, fail, type Id } from '@corkboard/contract'
import { countAttempt } from '../../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter } from '../../../kernel/index.ts'
import { couldReply, loadPeople } from '../../../people/index.ts'
import { presentBoard } from '../board-view.ts'
import { getBoard, type SeenBoard } from '../load-boards.ts'
import { entriesOf } from './collaborator-store.ts'
import { presentEntries } from './entries.ts'
import { holdBoardFor, settle } from './settle.ts'

/** (ours) Boards a user may ask to join per hour. */
const REQUESTS_PER_HOUR = 30

/**
 * BOARD-04: the viewer asks to join a board. Asking twice has no further effect; an invited user joins right away.
 * @throws 'board.join_not_taken' when their own settings would not let the owner reply
 */
export const requestToJoin = async (anyCtx: Ctx, board: Allowed<SeenBoard, 'join'>): Promise<Board> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `join:${userId}`, limit: REQUESTS_PER_HOUR }])
    const held = await holdBoardFor(tx, 'join', board.id, [userId])
    const self = (await loadPeople(tx, [userId])).get(userId)
    if (!self || !couldReply(self, held.owner, held.relations)) {
      throw fail('board.join_not_taken', { field: 'board_id' })
    }
    const entry = (await entriesOf(tx.db, board.id, [userId])).get(userId)
    await settle(tx, held, { userId, entry }, 'ask', { byId: userId })
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}

/**
 * BOARD-04: a user who asked becomes a collaborator; a suggested user is invited.
 * @throws 'collaborator.not_found' when no request is pending
 */
export const approveCollaborator = async (
  anyCtx: Ctx,
  board: Allowed<SeenBoard, 'edit'>,
  userId: Id,
  access: BoardAccess | undefined,
): Promise<CollaboratorInvite> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    const held = await holdBoardFor(tx, 'edit', board.id, [userId])
    const entry = (await entriesOf(tx.db, board.id, [userId])).get(userId)
    await settle(tx, held, { userId, entry }, 'approve', { byId: ctx.viewer.userId, access })
    const approved = (await entriesOf(tx.db, board.id, [userId])).get(userId)!
    const [shown] = await presentEntries(tx, [{ board: await getBoard(tx, board.id), entry: approved }])
    if (!shown) throw fail('collaborator.not_found', { field: 'invited_user_id' })
    return shown
  })
}

/**
 * BOARD-04: denies a request and removes the entry.
 * @throws 'collaborator.not_found' when no request is pending
 */
export const denyCollaborator = async (anyCtx: Ctx, board: Allowed<SeenBoard, 'edit'>, userId: Id): Promise<void> => {
  const ctx = requireWriter(anyCtx)
  await ctx.transaction(async (tx) => {
    const held = await holdBoardFor(tx, 'edit', board.id, [userId])
    const entry = (await entriesOf(tx.db, board.id, [userId])).get(userId)
    await settle(tx, held, { userId, entry }, 'deny', { byId: ctx.viewer.userId })
  })
}
