import { fail } from '@corkboard/contract'
import { pinDeleted } from '@corkboard/contract/events'
import { type Allowed, type Ctx, viewerIdOf } from '../../kernel/index.ts'
import type { SeenPin } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { countPinOnBoard, lockPin, markPinDeleted } from './pin-store.ts'

/**
 * Deletes a pin for everyone immediately. Saves that other users made of it stay theirs.
 * @returns whether the viewer can undo it
 */
export const deletePin = async (ctx: Ctx, pin: Allowed<SeenPin, 'delete'>): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const place = await lockPin(tx.db, pin.id)
    if (!place) throw fail('pin.not_found', { field: 'id' })
    await markPinDeleted(tx.db, pin.id, ctx.now())
    await countPinOnBoard(tx.db, { ...place, pinnerId: pin.pinnerId, originPinId: pin.originPinId }, -1, ctx.now())
    await tx.emit(pinDeleted, { pin_id: pin.id, board_id: place.boardId })
    tx.changed(
      `pin:${pin.id}`,
      `board:${place.boardId}`,
      `user:${pin.pinnerId}`,
      ...pictureTags(pin),
      'feed:public',
      'access:all',
    )
    const viewerId = viewerIdOf(ctx.viewer)
    return pin.pinnerId === viewerId && pin.board.ownerId === viewerId
  })
