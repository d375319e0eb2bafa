import type { PinInteractions } from '@corkboard/contract'
import { pinFavorited } from '@corkboard/contract/events'
import { type Allowed, type Ctx, requireWriter } from '../../../kernel/index.ts'
import { countAttempt } from '../../../platform/throttle/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { setFavorite } from './interaction-store.ts'
import { placeOf, presentInteractions } from './interaction-view.ts'
import { REACTIONS_PER_HOUR } from './react-to-pin.ts'

/** PIN-08: adds a pin to the viewer's favorites. */
export const favoritePin = (ctx: Ctx, pin: Allowed<SeenPin, 'save'>): Promise<PinInteractions> =>
  favorite(ctx, pin, true)

/** PIN-08: removes it again. */
export const unfavoritePin = (ctx: Ctx, pin: Allowed<SeenPin, 'view'>): Promise<PinInteractions> =>
  favorite(ctx, pin, false)

const favorite = async (anyCtx: Ctx, pin: SeenPin, isOn: boolean): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    if (isOn) await countAttempt(tx, [{ key: `pin-mark:${userId}`, limit: REACTIONS_PER_HOUR }])
    if (await setFavorite(tx.db, placeOf(pin), userId, isOn, tx.now())) {
      await tx.emit(pinFavorited, { pin_id: pin.id, by_id: userId, is_on: isOn })
    }
    return presentInteractions(tx, pin)
  })
}
