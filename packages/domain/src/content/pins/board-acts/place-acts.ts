import { fail, type Id, type PlaceAct } from '@corkboard/contract'
import { type Db, jobs } from '@corkboard/database'
import { boardActions, lockBoard, refuseBlocked, type SeenBoard, scopeOf } from '../../boards/index.ts'
import { type Ctx, requireSignedIn, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import type { PinPlace } from '../bulk-store.ts'
import { RESTORABLE_MS } from '../restore-pin.ts'
import { placeToSave } from '../organize-pins.ts'
import { refusePinsBeyondLimit } from '../pin-store.ts'
import { choosePins, type PlaceChoice } from './act-pins-store.ts'
import { findPlaceAct, forgetActs, insertAct, type PlaceActRow, type PlaceWork, turnAct } from './act-store.ts'
import { BOARD_ACT_TASK, DONE_AT_ONCE } from './carry-out.ts'
import { carryOutPlacePart } from './carry-out-place.ts'

const isUndoable = ({ work, carried, endedAt }: PlaceActRow, now: Date): boolean =>
  work.canUndo && carried > 0 && endedAt !== null && now.getTime() - endedAt.getTime() < RESTORABLE_MS

const present = (act: PlaceActRow, now: Date): PlaceAct => ({
  id: act.id,
  is_running: act.endedAt === null,
  pin_count: act.carried,
  can_undo: isUndoable(act, now),
})

const findOwn = async (ctx: Ctx<SignedIn>, id: Id): Promise<PlaceActRow> => {
  const act = await findPlaceAct(ctx.db, id, ctx.viewer.userId)
  if (!act) throw fail('board.act_over', { field: 'id' })
  return act
}

/** What became of an act that the viewer began. */
export const getPlaceAct = async (ctx: Ctx, id: Id): Promise<PlaceAct> => {
  const viewing = requireSignedIn(ctx)
  return present(await findOwn(viewing, id), viewing.now())
}

/** Holds what an act changes, and refuses it while another runs there. */
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

/** Does what is short before the answer, and leaves what is long to the worker. */
const run = async (tx: TxCtx<SignedIn>, act: { id: Id; boardId: Id; total: number }): Promise<PlaceAct> => {
  if (act.total <= DONE_AT_ONCE) while (await carryOutPlacePart(tx, act.id));
  else await jobs.add(tx.db, BOARD_ACT_TASK, { id: act.id }, { queue: `board ${act.boardId}` })
  return present(await findOwn(tx, act.id), tx.now())
}

const begin = async (
  ctx: Ctx,
  act: PlaceWork['act'],
  { place: from, except }: PlaceChoice,
  to: PinPlace | null,
): Promise<PlaceAct> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  // Before anything is held: what runs on a board is told to nobody else.
  await placeToSave(writer, from)
  if (to) await placeToSave(writer, to)
  return writer.transaction(async (tx) => {
    await hold(tx, act === 'copy' ? [to!] : to ? [from, to] : [from])
    const board = await placeToSave(tx, from)
    const target = to && (await placeToSave(tx, to))
    if (act === 'move') refuseMoveTo(board, from, target!, to!)
    // Who organizes a board does so with all of its pins; elsewhere people take their own.
    const organizes = boardActions(tx.viewer, board).includes('organize') && (!target || target.id === board.id)
    const { shard } = target ?? board
    const id = tx.site.ids.next(shard)
    const chosen = { place: from, except, order: board.pinOrder, userId }
    const { total, areOwn } = await choosePins(tx.db, { id, shard }, { ...chosen, ofAll: act === 'copy' || organizes })
    if (total === 0) throw fail('pin.not_found', { field: 'pins_of' })
    if (act === 'copy') await refusePinsBeyondLimit(tx.db, userId, total)
    // A deletion is taken back by whoever the pins and the board are, where nobody else can have meant it.
    const canUndo = act !== 'delete' || (areOwn && board.ownerId === userId)
    const work: PlaceWork = { kind: 'place', act, byId: userId, from, to, canUndo, isUndo: false }
    const kept = act === 'copy' ? to! : from
    const scope = scopeOf(kept.sectionId)
    await insertAct(tx.db, { id, shard, boardId: kept.boardId, scope, work, total, now: tx.now() })
    return run(tx, { id, boardId: kept.boardId, total })
  })
}

const refuseMoveTo = (board: SeenBoard, from: PinPlace, target: SeenBoard, to: PinPlace): void => {
  if (board.id === target.id && from.sectionId === to.sectionId) throw fail('request.invalid', { field: 'section' })
  if (board.ownerId !== target.ownerId) throw fail('board.not_allowed', { field: 'board_id' })
}

/** BOARD-02: moves everything in a place to a board or into one of its sections. */
export const movePlace = (ctx: Ctx, choice: PlaceChoice, to: PinPlace): Promise<PlaceAct> =>
  begin(ctx, 'move', choice, to)

/** Copies of everything in a place, in the order it stands in. */
export const copyPlace = (ctx: Ctx, choice: PlaceChoice, to: PinPlace): Promise<PlaceAct> =>
  begin(ctx, 'copy', choice, to)

export const deletePlace = (ctx: Ctx, choice: PlaceChoice): Promise<PlaceAct> => begin(ctx, 'delete', choice, null)

/** Takes such an act back, within the hour: of the pins that it was done with, those that still are where it put them. */
export const undoPlaceAct = async (ctx: Ctx, id: Id): Promise<PlaceAct> => {
  const writer = requireWriter(ctx)
  return writer.transaction(async (tx) => {
    const act = await findOwn(tx, id)
    const { act: kind, from, to } = act.work
    await hold(tx, kind === 'copy' ? [to!] : to ? [from, to] : [from])
    if (kind === 'move') await placeToSave(tx, from)
    if (!isUndoable(act, tx.now()) || !(await turnAct(tx.db, act, tx.now()))) throw fail('board.act_over')
    return run(tx, { id, boardId: act.boardId, total: act.carried })
  })
}

/** What can be taken back no longer is forgotten. */
export const forgetBoardActs = (db: Db, now: Date): Promise<void> =>
  forgetActs(db, new Date(now.getTime() - RESTORABLE_MS))
