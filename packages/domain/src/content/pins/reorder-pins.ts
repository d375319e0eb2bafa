import { fail, type Id, shardOf } from '@corkboard/contract'
import { lockBoard, refuseBlocked, scopeOf, type SeenBoard, setPinOrder } from '../boards/index.ts'
import type { Allowed, Ctx, TxCtx } from '../../kernel/index.ts'
import type { PinPlace } from './bulk-store.ts'
import { lastPlace, placeBefore, placesOf, setPositions } from './place-store.ts'
import { placeOf, placesBetween } from './pin-order.ts'

/** The last place among the other pins. Without any, the place that a pin created now has, so that later pins come first. */
const lastPlaceOrNow = async (tx: TxCtx, list: PinPlace, ids: readonly Id[]): Promise<string> =>
  (await lastPlace(tx.db, list, ids)) ?? placeOf(tx.site.ids.next(shardOf(list.boardId)), null)

/**
 * BOARD-02: moves pins, one behind the other, before another of the same board or section, or behind all of them (`null`).
 * From then on the board shows its pins in their own order. `board` is the pins'; before one of themselves they stay.
 */
export const reorderPins = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organize'>,
  ids: readonly Id[],
  before: Id | null,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Moves on one board run one at a time, so that two pins never get the same position.
    const locked = await lockBoard(tx.db, board.id)
    const places = await placesOf(tx.db, before === null ? ids : [...ids, before])
    const list = places.get(ids[0]!)
    const isInList = (id: Id) => {
      const place = places.get(id)
      return place !== undefined && place.boardId === board.id && place.sectionId === list?.sectionId
    }
    if (!locked || locked.isDeleted || !list || !ids.every(isInList)) throw fail('pin.not_found', { field: 'pin_ids' })
    if (before !== null && !isInList(before)) throw fail('pin.not_found', { field: 'before_pin_id' })
    await refuseBlocked(tx.db, [{ boardId: board.id, scope: scopeOf(list.sectionId) }])
    if (before !== null && ids.includes(before)) return
    const next = before === null ? null : places.get(before)!.place
    const previous = next === null ? await lastPlaceOrNow(tx, list, ids) : await placeBefore(tx.db, list, next, ids)
    await setPositions(tx.db, ids, placesBetween(previous, next, ids.length))
    await setPinOrder(tx.db, board.id, 'custom')
    tx.changed(`board:${board.id}`, ...ids.map((id) => `pin:${id}` as const))
  })
