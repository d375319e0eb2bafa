import { fail, type Id, LIMITS, type Pin } from '@corkboard/contract'
import { pinRestored } from '@corkboard/contract/events'
import { type Ctx, requireWriter } from '../../kernel/index.ts'
import { getPin } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { countPinOnBoard, lockDeletedPin, markPinRestored, totalPinsOf } from './pin-store.ts'
import { presentPin } from './pin-view.ts'

/** (ours) How long a deletion can be undone: users notice a slip right away, or after a look around. */
export const RESTORABLE_MS = 60 * 60_000

/**
 * Restores a deleted pin: the same pin, in the same place. Only for the viewer's own pin on their own board, where no
 * one else can have deleted it on purpose.
 */
export const restorePin = async (ctx: Ctx, pinId: Id): Promise<Pin> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  return writer.transaction(async (tx) => {
    const now = ctx.now()
    const gone = await lockDeletedPin(tx.db, pinId, userId, new Date(now.getTime() - RESTORABLE_MS))
    if (!gone) throw fail('pin.not_found', { field: 'pin_id' })
    if ((await totalPinsOf(tx.db, userId)) >= LIMITS.pinsPerAccount) throw fail('pin.limit')
    const { boardId, originPinId } = gone
    const sectionId = await markPinRestored(tx.db, pinId, now)
    await countPinOnBoard(tx.db, { boardId, sectionId, pinnerId: userId, originPinId }, 1, now)
    tx.changed(`pin:${pinId}`, `board:${boardId}`, `user:${userId}`, ...pictureTags(gone), 'feed:public')
    const pin = await getPin(tx, pinId)
    await tx.emit(pinRestored, { pin_id: pinId, board_id: boardId, link: pin.link })
    return presentPin(tx, pin)
  })
}
