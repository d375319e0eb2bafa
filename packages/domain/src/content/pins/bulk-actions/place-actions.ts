import { type CorkboardError, fail, type Id, type PlaceAction } from '@corkboard/contract'
import { type Db, jobs } from '@corkboard/database'
import { boardActions, lockBoard, refuseBlocked, type SeenBoard, scopeOf } from '../../boards/index.ts'
import { type Ctx, requireSignedIn, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import type { PinPlace } from '../bulk-store.ts'
import { RESTORABLE_MS } from '../restore-pin.ts'
import { placeToSave } from '../organize-pins.ts'
import { loadPins } from '../load-pins.ts'
import { refusePinsBeyondLimit } from '../pin-store.ts'
import { choosePins, type PlaceChoice, somePinsIn } from './bulk-action-pins-store.ts'
import {
  findPlaceAction,
  deleteOldActions,
  insertAction,
  type PlaceActionRow,
  type PlaceWork,
  reverseAction,
} from './bulk-action-store.ts'
import { BULK_ACTION_TASK, DONE_AT_ONCE } from './run-bulk-action.ts'
import { runPlacePart } from './run-place-action.ts'

const isUndoable = ({ work, carried, endedAt }: PlaceActionRow, now: Date): boolean =>
  work.canUndo && carried > 0 && endedAt !== null && now.getTime() - endedAt.getTime() < RESTORABLE_MS

const present = (action: PlaceActionRow, now: Date): PlaceAction => ({
  id: action.id,
  is_running: action.endedAt === null,
  pin_count: action.carried,
  can_undo: isUndoable(action, now),
})

const findOwn = async (ctx: Ctx<SignedIn>, id: Id): Promise<PlaceActionRow> => {
  const action = await findPlaceAction(ctx.db, id, ctx.viewer.userId)
  if (!action) throw fail('board.act_over', { field: 'id' })
  return action
}

/** The state of an action that the viewer started. */
export const getPlaceAction = async (ctx: Ctx, id: Id): Promise<PlaceAction> => {
  const viewing = requireSignedIn(ctx)
  return present(await findOwn(viewing, id), viewing.now())
}

/** Locks what an action changes. Refuses it while another action runs there. */
const hold = async (tx: TxCtx, places: readonly PinPlace[]): Promise<void> => {
  const ids = [...new Set(places.map(({ boardId }) => boardId))]
  for (const id of ids.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    const locked = await lockBoard(tx.db, id)
    if (!locked || locked.isDeleted) throw fail('board.not_found', { field: 'board_id' })
    tx.changed(`board:${id}`)
  }
  await refuseBlocked(
    tx.db,
    places.map(({ boardId, sectionId }) => ({ boardId, scope: scopeOf(sectionId) })),
  )
}

/** Does short work before the response and leaves long work to the worker. */
const run = async (tx: TxCtx<SignedIn>, action: { id: Id; boardId: Id; total: number }): Promise<PlaceAction> => {
  if (action.total <= DONE_AT_ONCE) while (await runPlacePart(tx, action.id));
  else await jobs.add(tx.db, BULK_ACTION_TASK, { id: action.id }, { queue: `board ${action.boardId}` })
  return present(await findOwn(tx, action.id), tx.now())
}

/** Why an action has no pin: the place has none that the viewer sees, or only ones that they may not change. */
const nothingChosen = async (tx: TxCtx, choice: PlaceChoice): Promise<CorkboardError> => {
  const others = await loadPins(tx, await somePinsIn(tx.db, choice))
  return others.size > 0
    ? fail('pin.not_allowed', { field: 'pins_of', message: 'You can’t change these pins.' })
    : fail('pin.not_found', { field: 'pins_of' })
}

const begin = async (
  ctx: Ctx,
  action: PlaceWork['act'],
  { place: from, except }: PlaceChoice,
  to: PinPlace | null,
): Promise<PlaceAction> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  // Before anything is locked: only users who may save to a board learn what runs on it.
  if (action === 'move') refuseSamePlace(from, to!)
  await placeToSave(writer, from)
  if (to) await placeToSave(writer, to)
  return writer.transaction(async (tx) => {
    await hold(tx, action === 'copy' ? [to!] : to ? [from, to] : [from])
    const board = await placeToSave(tx, from)
    const target = to && (await placeToSave(tx, to))
    // An organizer handles all pins within the board; otherwise users handle only their own.
    const organizes = boardActions(tx.viewer, board).includes('organize') && (!target || target.id === board.id)
    const { shard } = target ?? board
    const id = tx.site.ids.next(shard)
    const chosen = { place: from, except, order: board.pinOrder, userId }
    const { total, areOwn } = await choosePins(
      tx.db,
      { id, shard },
      { ...chosen, ofAll: action === 'copy' || organizes },
    )
    if (total === 0) throw await nothingChosen(tx, { place: from, except })
    if (action === 'move') refuseOtherOwner(board, target!)
    if (action === 'copy') await refusePinsBeyondLimit(tx.db, userId, total)
    // Only a user who owns both the pins and the board can undo a deletion; anyone else's pins may have been deleted on
    // purpose.
    const canUndo = action !== 'delete' || (areOwn && board.ownerId === userId)
    const work: PlaceWork = { kind: 'place', act: action, byId: userId, from, to, canUndo, isUndo: false }
    const place = action === 'copy' ? to! : from
    const scope = scopeOf(place.sectionId)
    await insertAction(tx.db, { id, shard, boardId: place.boardId, scope, work, total, now: tx.now() })
    return run(tx, { id, boardId: place.boardId, total })
  })
}

const refuseSamePlace = (from: PinPlace, to: PinPlace): void => {
  if (from.boardId === to.boardId && from.sectionId === to.sectionId)
    throw fail('request.invalid', { field: 'section' })
}

const refuseOtherOwner = (board: SeenBoard, target: SeenBoard): void => {
  if (board.ownerId !== target.ownerId) throw fail('board.not_allowed', { field: 'board_id' })
}

/** BOARD-02: moves everything in a place to a board or into one of its sections. */
export const movePlace = (ctx: Ctx, choice: PlaceChoice, to: PinPlace): Promise<PlaceAction> =>
  begin(ctx, 'move', choice, to)

/** Copies everything in a place, in its order. */
export const copyPlace = (ctx: Ctx, choice: PlaceChoice, to: PinPlace): Promise<PlaceAction> =>
  begin(ctx, 'copy', choice, to)

export const deletePlace = (ctx: Ctx, choice: PlaceChoice): Promise<PlaceAction> => begin(ctx, 'delete', choice, null)

/** Undoes such an action within the hour, for the processed pins that are still where it put them. */
export const undoPlaceAction = async (ctx: Ctx, id: Id): Promise<PlaceAction> => {
  const writer = requireWriter(ctx)
  return writer.transaction(async (tx) => {
    const action = await findOwn(tx, id)
    const { act: kind, from, to } = action.work
    await hold(tx, kind === 'copy' ? [to!] : to ? [from, to] : [from])
    if (kind === 'move') await placeToSave(tx, from)
    if (!isUndoable(action, tx.now()) || !(await reverseAction(tx.db, action, tx.now()))) throw fail('board.act_over')
    return run(tx, { id, boardId: action.boardId, total: action.carried })
  })
}

/** Deletes actions that can no longer be undone. */
export const deleteOldBulkActions = (db: Db, now: Date): Promise<void> =>
  deleteOldActions(db, new Date(now.getTime() - RESTORABLE_MS))
