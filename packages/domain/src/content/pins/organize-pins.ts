import { fail, type Id, type Pin } from '@corkboard/contract'
import { pinRestored, pinsDeleted, pinsMoved } from '@corkboard/contract/events'
import {
  allowBoard,
  boardActions,
  getBoard,
  getSection,
  refuseBlocked,
  scopeOf,
  type SeenBoard,
  shareBoards,
} from '../boards/index.ts'
import {
  type Allowed,
  type Ctx,
  requireWriter,
  type SignedIn,
  type TxCtx,
  type Viewer,
  viewerIdOf,
} from '../../kernel/index.ts'
import { markPinsDeleted, markPinsRestored, type PinPlace, placePins } from './bulk-store.ts'
import { takesFirstPinsFirst } from './pin-order.ts'
import { RESTORABLE_MS } from './restore-pin.ts'
import { savePin } from './save-pin.ts'
import { getPins, loadPins, type SeenPin } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { allowPin, pinActions } from './pin-policy.ts'
import { boardsOf, isSectionOf, refusePinsBeyondLimit } from './pin-store.ts'

/** Returns the board of a place with the right to save to it. */
export const placeToSave = async (ctx: Ctx, to: PinPlace): Promise<Allowed<SeenBoard, 'save'>> => {
  const board = allowBoard(ctx, 'save', await getBoard(ctx, to.boardId))
  if (to.sectionId !== null && (await getSection(ctx, to.sectionId)).boardId !== board.id) {
    throw fail('section.not_found', { field: 'section' })
  }
  return board
}

/**
 * Organizers of a board may move all its pins among its sections. To another board of its owner, users move only their
 * own.
 */
export const mayMove = (viewer: Viewer, pin: SeenPin, board: SeenBoard): boolean =>
  (pin.boardId === board.id && boardActions(viewer, pin.board).includes('organize')) ||
  pinActions(viewer, pin).includes('edit')

const refuseMove = (ctx: Ctx, pin: SeenPin, board: SeenBoard): void => {
  if (!mayMove(ctx.viewer, pin, board)) throw fail('pin.not_allowed', { field: 'pin_ids', data: { pin_id: pin.id } })
  if (pin.board.ownerId !== board.ownerId) throw fail('board.not_allowed', { field: 'board_id' })
}

/** Locks the boards until the work is done, and invalidates everything that shows them. */
const touch = async (tx: TxCtx, pins: readonly SeenPin[], to?: PinPlace): Promise<void> => {
  const places = to ? [...pins, to] : pins
  const boardIds = places.map(({ boardId }) => boardId)
  const boards = await shareBoards(tx.db, [...new Set(boardIds)])
  if (boardIds.some((id) => !boards.has(id))) throw fail('board.not_found', { field: 'board_id' })
  if (to && to.sectionId !== null && !(await isSectionOf(tx.db, to.boardId, to.sectionId))) {
    throw fail('section.not_found', { field: 'section' })
  }
  await refuseBlocked(
    tx.db,
    places.map(({ boardId, sectionId }) => ({ boardId, scope: scopeOf(sectionId) })),
  )
  for (const id of boards) tx.changed(`board:${id}`)
  for (const pin of pins) tx.changed(`pin:${pin.id}`, `user:${pin.pinnerId}`, ...pictureTags(pin))
  tx.changed('feed:public', 'access:all')
}

/**
 * BOARD-02: moves pins to a board or into one of its sections, where they come first. `isReturn` undoes such a move.
 * Returns the pins that moved.
 */
export const movePins = async (
  ctx: Ctx,
  ids: readonly Id[],
  to: PinPlace,
  options: { isReturn?: boolean } = {},
): Promise<Id[]> => {
  const writer = requireWriter(ctx)
  const board = await placeToSave(writer, to)
  const pins = await getPins(writer, ids)
  for (const pin of pins) refuseMove(writer, pin, board)
  return writer.transaction(async (tx) => {
    await touch(tx, pins, to)
    const moved = await placePins(tx, ids, to, options)
    await tx.emit(pinsMoved, { board_id: board.id, pin_ids: moved })
    return moved
  })
}

/** Copies pins to one of the viewer's boards, in their order. */
export const copyPins = async (ctx: Ctx, ids: readonly Id[], to: PinPlace): Promise<Pin[]> => {
  const writer = requireWriter(ctx)
  const board = await placeToSave(writer, to)
  const pins = (await getPins(writer, ids)).map((pin) => allowPin(writer, 'save', pin))
  return writer.transaction(async (tx: TxCtx<SignedIn>) => {
    const isFromFront = takesFirstPinsFirst(board.pinOrder)
    const copies: Pin[] = []
    // The latest save comes first on a board, or last if the board shows the oldest first.
    for (const pin of isFromFront ? pins : pins.toReversed()) copies.push(await savePin(tx, pin, to))
    return isFromFront ? copies : copies.toReversed()
  })
}

/**
 * Deletes pins for everyone immediately, as with a single pin.
 * @returns whether the viewer can undo it
 */
export const deletePins = async (ctx: Ctx, ids: readonly Id[]): Promise<boolean> => {
  const writer = requireWriter(ctx)
  const pins = (await getPins(writer, ids)).map((pin) => allowPin(writer, 'delete', pin))
  return writer.transaction(async (tx) => {
    await touch(tx, pins)
    const gone = await markPinsDeleted(tx.db, ids, tx.now())
    await tx.emit(pinsDeleted, { board_id: pins[0]?.boardId ?? '', pin_ids: gone })
    const viewerId = viewerIdOf(writer.viewer)
    return pins.every((pin) => pin.pinnerId === viewerId && pin.board.ownerId === viewerId)
  })
}

/** Undoes the deletion of several pins within the hour, as with a single pin. Returns the restored pins. */
export const restorePins = async (ctx: Ctx, ids: readonly Id[]): Promise<Id[]> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  return writer.transaction(async (tx) => {
    const now = tx.now()
    await refusePinsBeyondLimit(tx.db, userId, ids.length)
    const since = new Date(now.getTime() - RESTORABLE_MS)
    await shareBoards(tx.db, await boardsOf(tx.db, ids))
    const back = await markPinsRestored(tx.db, ids, { userId, since }, now)
    if (back.length === 0) throw fail('pin.not_found', { field: 'pin_ids' })
    const pins = [...(await loadPins(tx, back)).values()]
    for (const pin of pins) {
      tx.changed(`pin:${pin.id}`, `board:${pin.boardId}`, ...pictureTags(pin))
      await tx.emit(pinRestored, { pin_id: pin.id, board_id: pin.boardId, link: pin.link })
    }
    tx.changed(`user:${userId}`, 'feed:public')
    return back
  })
}
