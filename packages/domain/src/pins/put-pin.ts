import { fail, type Id } from '@corkboard/contract'
import { lockBoard, refuseBlocked, scopeOf, type SeenBoard, setPinOrder } from '../boards/index.ts'
import type { Allowed, Ctx } from '../kernel/index.ts'
import { lastPlace, placeBefore, placesOf, setPosition } from './place-store.ts'
import { placeBetween } from './pin-order.ts'

/**
 * BOARD-02: puts a pin before another of the same board or section, or behind all of them (`null`). From then on the
 * board shows its pins in their own order. `board` is the pin's.
 */
export const putPin = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organise'>,
  pinId: Id,
  before: Id | null,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Everything that is put somewhere on a board takes its turn: two pins never get one place.
    const locked = await lockBoard(tx.db, board.id)
    const places = await placesOf(tx.db, before === null ? [pinId] : [pinId, before])
    const pin = places.get(pinId)
    const next = before === null ? null : places.get(before)
    if (!locked || locked.isDeleted || pin?.boardId !== board.id) throw fail('pin.not_found', { field: 'pin_id' })
    if (next === undefined || (next && (next.boardId !== pin.boardId || next.sectionId !== pin.sectionId))) {
      throw fail('pin.not_found', { field: 'before_pin_id' })
    }
    await refuseBlocked(tx.db, [{ boardId: board.id, scope: scopeOf(pin.sectionId) }])
    if (before === pinId) return
    const previous = next ? await placeBefore(tx.db, pin, next.place, pinId) : await lastPlace(tx.db, pin, pinId)
    await setPosition(tx.db, pinId, placeBetween(previous, next?.place ?? null))
    await setPinOrder(tx.db, board.id, 'custom')
    tx.changed(`board:${board.id}`, `pin:${pinId}`)
  })
