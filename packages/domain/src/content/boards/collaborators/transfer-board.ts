import { type Board, fail, type Id } from '@corkboard/contract'
import { boardTransferEnded, boardTransferRequested, boardTransferred } from '@corkboard/contract/events'
import { countAttempt } from '../../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter, type TxCtx } from '../../../kernel/index.ts'
import { adjustUserStats } from '../../../accounts/accounts/index.ts'
import { refuseBlocked } from '../blocking-actions.ts'
import { boardCounterOf, freeSlug, slugOf } from '../board-name.ts'
import { freeOldSlug, moveSlug, namesOfOwner } from '../board-store.ts'
import { presentBoard } from '../board-view.ts'
import { getBoard, type SeenBoard } from '../load-boards.ts'
import { entriesOf, setOwner, setTransfer } from './collaborator-store.ts'
import { holdBoard, holdBoardFor } from './settle.ts'

/** (ours) */
const REQUESTS_PER_HOUR = 20

/**
 * BOARD-05: the owner asks a collaborator to take over the board. Asking the same user again changes nothing.
 * @throws 'board.not_allowed', 'transfer.not_collaborator', 'transfer.pending' while another request is open
 */
export const requestTransfer = async (anyCtx: Ctx, board: Allowed<SeenBoard, 'edit'>, toId: Id): Promise<Board> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `transfer:${ctx.viewer.userId}`, limit: REQUESTS_PER_HOUR }])
    const held = await holdBoardFor(tx, 'edit', board.id, [])
    if ((await entriesOf(tx.db, board.id, [toId])).get(toId)?.state !== 'accepted') {
      throw fail('transfer.not_collaborator', { field: 'user_id' })
    }
    if (held.transferToId !== null && held.transferToId !== toId) throw fail('transfer.pending')
    if (held.transferToId === null) {
      const id = tx.site.ids.next(board.shard)
      await setTransfer(tx.db, board.id, { id, toId, requestedAt: tx.now() })
      await tx.emit(boardTransferRequested, {
        board_id: board.id,
        user_id: toId,
        by_id: ctx.viewer.userId,
        transfer_id: id,
      })
      tx.changed(`board:${board.id}`)
    }
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}

/**
 * BOARD-05: the owner cancels the transfer, or the requested user declines.
 * @throws 'transfer.not_found' also for everyone else
 */
export const endTransfer = async (anyCtx: Ctx, board: SeenBoard): Promise<Board> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const held = await holdBoard(tx, board.id, [])
    const { transferId } = held
    if (transferId === null || (userId !== held.ownerId && userId !== held.transferToId)) {
      throw fail('transfer.not_found', { field: 'board_id' })
    }
    await setTransfer(tx.db, board.id, null)
    await tx.emit(boardTransferEnded, { board_id: board.id, transfer_id: transferId, by_id: held.ownerId })
    tx.changed(`board:${board.id}`)
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}

/**
 * The board's slug under its new owner. The old URL redirects there.
 * @throws 'transfer.name_taken'
 */
const claimAddress = async (tx: TxCtx, board: SeenBoard, ownerId: Id): Promise<string> => {
  const others = await namesOfOwner(tx.db, ownerId)
  if (others.some(({ name }) => name.toLowerCase() === board.name.toLowerCase())) throw fail('transfer.name_taken')
  return freeSlug(slugOf(board.name), new Set(others.map(({ slug }) => slug)))
}

/**
 * BOARD-05: the requested user becomes the owner, and the former owner becomes a collaborator with full access.
 * @throws 'transfer.not_found', 'transfer.name_taken', 'board.blocked' while an action runs on it
 */
export const acceptTransfer = async (anyCtx: Ctx, board: SeenBoard): Promise<Board> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const held = await holdBoard(tx, board.id, [board.ownerId, userId])
    const { transferId } = held
    const isRequested = held.transferToId === userId && held.access !== undefined && held.ownerId === board.ownerId
    if (transferId === null || !isRequested) throw fail('transfer.not_found', { field: 'board_id' })
    await refuseBlocked(tx.db, [{ boardId: board.id, scope: '-1' }])
    const slug = await claimAddress(tx, held, userId)
    await freeOldSlug(tx.db, userId, slug)
    await setOwner(tx.db, held, { ownerId: userId, formerId: held.ownerId, slug, now: tx.now() })
    await moveSlug(tx.db, held, { from: held.slug, to: held.slug }, tx.now())
    const counter = boardCounterOf(held.privacy)
    if (counter) {
      await adjustUserStats(tx.db, held.ownerId, { [counter]: -1 })
      await adjustUserStats(tx.db, userId, { [counter]: 1 })
    }
    await tx.emit(boardTransferred, {
      board_id: board.id,
      user_id: userId,
      by_id: held.ownerId,
      transfer_id: transferId,
    })
    // The owner decides who sees a board and where: only followers see a private user's boards.
    tx.changed(`board:${board.id}`, `user:${userId}`, `user:${held.ownerId}`, 'visibility:all', 'feed:public')
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}
