import { fail, type Id, isId } from '@corkboard/contract'
import { pinsDeleted, pinsMoved } from '@corkboard/contract/events'
import { type JobPayload, jobs } from '@corkboard/database'
import { endMergedBoard, findPinOrder, lockBoard, markSectionDeleted, type Scope } from '../../boards/index.ts'
import type { Ctx, TxCtx } from '../../../kernel/index.ts'
import { markPinsDeleted, nextPinsInSection, placePins } from '../bulk-store.ts'
import { takesFirstPinsFirst } from '../pin-order.ts'
import {
  type BulkAction,
  findWork,
  insertAction,
  nextPinsOnBoard,
  lockAction,
  noteProgress,
  type PlaceWork,
  deleteAction,
  type Work,
} from './bulk-action-store.ts'
import { runPlaceAction } from './run-place-action.ts'

export const BULK_ACTION_TASK = 'board_act'

/** Pins moved per transaction. Other transactions write the same counters in between. */
const AT_ONCE = 500
/** (ours) Up to this many pins are processed before the response. The worker does anything longer. */
export const DONE_AT_ONCE = 200

/** Moves or deletes some pins of a section, and deletes the section after the last of them. */
const deleteSectionPart = async (
  tx: TxCtx,
  boardId: Id,
  { sectionId, withPins }: Extract<Work, { kind: 'delete_section' }>,
): Promise<number> => {
  const ids = await nextPinsInSection(tx.db, sectionId, await findPinOrder(tx.db, boardId), AT_ONCE)
  if (withPins && ids.length > 0) {
    await markPinsDeleted(tx.db, ids, tx.now())
    await tx.emit(pinsDeleted, { board_id: boardId, pin_ids: ids })
    tx.changed('feed:public')
  } else await placePins(tx, ids, { boardId, sectionId: null })
  tx.changed(...ids.map((id) => `pin:${id}` as const))
  if (ids.length === 0) await markSectionDeleted(tx.db, sectionId, tx.now())
  return ids.length
}

/** Moves some pins of a board to another, and deletes the board after the last of them. */
const mergePart = async (
  tx: TxCtx,
  boardId: Id,
  { intoId, sections }: Extract<Work, { kind: 'merge' }>,
): Promise<number> => {
  const order = await findPinOrder(tx.db, boardId)
  const isFromFront = takesFirstPinsFirst(await findPinOrder(tx.db, intoId))
  const pins = await nextPinsOnBoard(tx.db, boardId, { order, isFromFront, limit: AT_ONCE })
  const targets = Map.groupBy(pins, ({ sectionId }) => (sectionId === null ? null : (sections[sectionId] ?? null)))
  for (const [sectionId, group] of targets) {
    const ids = group.map(({ id }) => id)
    await placePins(tx, ids, { boardId: intoId, sectionId })
    await tx.emit(pinsMoved, { board_id: intoId, pin_ids: ids })
    tx.changed(...ids.map((id) => `pin:${id}` as const))
  }
  tx.changed(`board:${intoId}`, 'feed:public')
  if (pins.length === 0) await endMergedBoard(tx, boardId, intoId)
  return pins.length
}

type BoardWork = Exclude<Work, PlaceWork>

/** Runs one part of an action. It locks the boards, lower id first, so that no pins are added meanwhile. */
const runPart = async (tx: TxCtx, { boardId, work }: BulkAction & { work: BoardWork }): Promise<number> => {
  const boards = work.kind === 'merge' ? [boardId, work.intoId] : [boardId]
  for (const id of boards.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) await lockBoard(tx.db, id)
  tx.changed(`board:${boardId}`, 'visibility:all')
  return work.kind === 'merge' ? mergePart(tx, boardId, work) : deleteSectionPart(tx, boardId, work)
}

/**
 * BOARD-07: does short work immediately and leaves long work to the worker, while the board refuses conflicting
 * actions. Call it with the boards locked.
 */
export const startBulkAction = async (
  tx: TxCtx,
  action: { boardId: Id; shard: number; scope: Scope; work: BoardWork; total: number },
): Promise<void> => {
  const id = tx.site.ids.next(action.shard)
  if (action.total <= DONE_AT_ONCE) {
    while ((await runPart(tx, { ...action, id })) > 0);
    return
  }
  await insertAction(tx.db, { ...action, id, now: tx.now() })
  await jobs.add(tx.db, BULK_ACTION_TASK, { id }, { queue: `board ${action.boardId}` })
  tx.changed(`board:${action.boardId}`)
}

/** The worker's job: some pins per transaction, until none are left. It can stop anywhere and start again. */
export const runBulkAction = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const { id } = payload
  if (!isId(id)) throw fail('request.invalid', { field: 'id' })
  const work = await findWork(ctx.db, id)
  if (!work) return
  if (work.kind === 'place') return runPlaceAction(ctx, id, work)
  const part = (): Promise<boolean> =>
    ctx.transaction(async (tx) => {
      const action = await lockAction(tx.db, id)
      if (!action) return false
      const count = await runPart(tx, { ...action, work })
      if (count > 0) await noteProgress(tx.db, id, count)
      else await deleteAction(tx.db, id)
      return count > 0
    })
  while (await part());
}
