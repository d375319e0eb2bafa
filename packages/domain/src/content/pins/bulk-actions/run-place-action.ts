import { CorkboardError, type Id } from '@corkboard/contract'
import { pinRestored, pinsDeleted, pinsMoved } from '@corkboard/contract/events'
import { findPinOrder, lockBoard } from '../../boards/index.ts'
import { findAccountViewer } from '../../../accounts/accounts/index.ts'
import { createCtx, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { markPinsDeleted, markPinsRestored, type PinPlace, placePins } from '../bulk-store.ts'
import { RESTORABLE_MS } from '../restore-pin.ts'
import { savePin } from '../save-pin.ts'
import { takesFirstPinsFirst } from '../pin-order.ts'
import { loadPins, type SeenPin } from '../load-pins.ts'
import { mayMove, placeToSave } from '../organize-pins.ts'
import { pictureTags } from '../picture-tags.ts'
import { allowPin, pinActions } from '../pin-policy.ts'
import { refusePinsBeyondLimit } from '../pin-store.ts'
import { type BulkActionPin, donePins, leaveOut, noteResults, waitingPins } from './bulk-action-pins-store.ts'
import { endAction, lockAction, noteProgress, type PlaceWork } from './bulk-action-store.ts'

/** Pins moved or deleted per transaction. Each copy is a save, so fewer fit. */
const AT_ONCE = { move: 500, delete: 500, copy: 100 } as const

/** The boards that an action changes, lower id first. */
const boardsOf = ({ act: action, from, to }: PlaceWork): Id[] => {
  const places = action === 'copy' ? [to!] : to ? [from, to] : [from]
  return [...new Set(places.map(({ boardId }) => boardId))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
}

const isIn = (pin: SeenPin, { boardId, sectionId }: PinPlace): boolean =>
  pin.boardId === boardId && pin.sectionId === sectionId

const invalidate = (tx: TxCtx, pins: readonly SeenPin[]): void => {
  for (const pin of pins) tx.changed(`pin:${pin.id}`, `user:${pin.pinnerId}`, ...pictureTags(pin))
  tx.changed('feed:public', 'access:all')
}

/** The visible pins that are still in the expected place, in the order of the ids. */
const pinsIn = async (tx: TxCtx, ids: readonly Id[], place: PinPlace): Promise<SeenPin[]> => {
  const pins = await loadPins(tx, ids)
  return ids.flatMap((id) => pins.get(id) ?? []).filter((pin) => isIn(pin, place))
}

/** `isReturn` undoes such a move. */
const moveAll = async (
  tx: TxCtx,
  ids: readonly Id[],
  { from, to, isReturn = false }: { from: PinPlace; to: PinPlace; isReturn?: boolean },
): Promise<Id[]> => {
  const board = await placeToSave(tx, to)
  const pins = (await pinsIn(tx, ids, from)).filter((pin) => mayMove(tx.viewer, pin, board))
  const moved = await placePins(
    tx,
    pins.map(({ id }) => id),
    to,
    { isReturn },
  )
  await tx.emit(pinsMoved, { board_id: to.boardId, pin_ids: moved })
  invalidate(tx, pins)
  return moved
}

const deleteAll = async (tx: TxCtx, ids: readonly Id[], place: PinPlace): Promise<Id[]> => {
  const pins = (await pinsIn(tx, ids, place)).filter((pin) => pinActions(tx.viewer, pin).includes('delete'))
  const gone = await markPinsDeleted(
    tx.db,
    pins.map(({ id }) => id),
    tx.now(),
  )
  await tx.emit(pinsDeleted, { board_id: place.boardId, pin_ids: gone })
  invalidate(tx, pins)
  return gone
}

/** Copies them one after the other: the latest save comes first on a board, or last if it shows the oldest first. */
const copyAll = async (tx: TxCtx<SignedIn>, ids: readonly Id[], from: PinPlace, to: PinPlace): Promise<Map<Id, Id>> => {
  const copies = new Map<Id, Id>()
  for (const pin of await pinsIn(tx, ids, from)) {
    if (!pinActions(tx.viewer, pin).includes('save')) continue
    copies.set(pin.id, (await savePin(tx, allowPin(tx, 'save', pin), to)).id)
  }
  return copies
}

const restoreAll = async (tx: TxCtx<SignedIn>, ids: readonly Id[]): Promise<Id[]> => {
  const { userId } = tx.viewer
  await refusePinsBeyondLimit(tx.db, userId, ids.length)
  const since = new Date(tx.now().getTime() - RESTORABLE_MS)
  const back = await markPinsRestored(tx.db, ids, { userId, since }, tx.now())
  const pins = [...(await loadPins(tx, back)).values()]
  for (const { id, boardId, link } of pins) await tx.emit(pinRestored, { pin_id: id, board_id: boardId, link })
  invalidate(tx, pins)
  return back
}

const itself = (ids: readonly Id[]): Map<Id, Id> => new Map(ids.map((id) => [id, id]))

/** True when the first pins of the place are processed first, so that all keep their order. */
const isFromFront = async (tx: TxCtx, { to }: PlaceWork): Promise<boolean> =>
  to !== null && takesFirstPinsFirst(await findPinOrder(tx.db, to.boardId))

/** Processes the next pins. Returns the result for each; pins the user may not do this with are missing. */
const runAction = async (
  tx: TxCtx<SignedIn>,
  work: PlaceWork,
  pins: readonly BulkActionPin[],
  isFirstFirst: boolean,
): Promise<Map<Id, Id>> => {
  const ids = pins.map(({ pinId }) => pinId)
  switch (work.act) {
    case 'move':
      return itself(await moveAll(tx, isFirstFirst ? ids : ids.toReversed(), { from: work.from, to: work.to! }))
    case 'copy':
      return copyAll(tx, ids, work.from, work.to!)
    case 'delete':
      return itself(await deleteAll(tx, ids, work.from))
  }
}

/** Undoes the work for these pins. Returns the pins it was undone for. */
const takeBack = async (tx: TxCtx<SignedIn>, work: PlaceWork, pins: readonly BulkActionPin[]): Promise<Id[]> => {
  const ids = pins.flatMap(({ resultId }) => resultId ?? [])
  switch (work.act) {
    case 'move':
      return moveAll(tx, ids, { from: work.to!, to: work.from, isReturn: true })
    case 'copy':
      return deleteAll(tx, ids, work.to!)
    case 'delete':
      return restoreAll(tx, ids)
  }
}

/**
 * Runs one part of an action with the current rights of the user who started it. Returns false when nothing was left.
 */
export const runPlacePart = async (tx: TxCtx<SignedIn>, id: Id): Promise<boolean> => {
  const action = await lockAction(tx.db, id)
  if (action?.work.kind !== 'place') return false
  const { work } = action
  const boardIds = boardsOf(work)
  for (const boardId of boardIds) await lockBoard(tx.db, boardId)
  tx.changed(...boardIds.map((boardId) => `board:${boardId}` as const))
  const limit = AT_ONCE[work.act]
  const isFirstFirst = await isFromFront(tx, work)
  const pins = work.isUndo
    ? await donePins(tx.db, id, limit)
    : await waitingPins(tx.db, id, { isFromFront: isFirstFirst, limit })
  if (pins.length === 0) {
    await endAction(tx.db, id, tx.now())
    return false
  }
  if (work.isUndo) {
    const back = await takeBack(tx, work, pins)
    await leaveOut(
      tx.db,
      id,
      pins.map(({ pinId }) => pinId),
    )
    await noteProgress(tx.db, id, pins.length, back.length)
  } else {
    const results = await runAction(tx, work, pins, isFirstFirst)
    await noteResults(tx.db, id, pins, results)
    await noteProgress(tx.db, id, pins.length, results.size)
  }
  return true
}

/**
 * The worker's job. If the user who started the action has lost the right to it, the action ends, or it would block the
 * board for everyone. What is done stays done.
 */
export const runPlaceAction = async (ctx: Ctx, id: Id, work: PlaceWork): Promise<void> => {
  const viewer = await findAccountViewer(ctx.db, work.byId)
  try {
    const writer = requireWriter(createCtx(ctx.site, viewer ?? ctx.viewer, ctx.log))
    while (await writer.transaction((tx) => runPlacePart(tx, id)));
  } catch (error) {
    // The queue retries when the database is unavailable or busy for long.
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
    ctx.log.info({ err: error, action: id }, 'an act on a board was ended by a refusal')
    await ctx.transaction(async (tx) => {
      await endAction(tx.db, id, tx.now())
      tx.changed(...boardsOf(work).map((boardId) => `board:${boardId}` as const))
    })
  }
}
