import { type PinInteractions, shardOf } from '@corkboard/contract'
import { type Allowed, type Ctx, requireWriter } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { setHide } from './interaction-store.ts'
import { presentInteractions } from './interaction-view.ts'

/** PIN-09: hides a pin from the viewer's feeds, or shows it again. It still opens at its URL. */
export const hidePin = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>, isOn: boolean): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    await setHide(tx.db, { userId, shard: shardOf(userId) }, pin.id, isOn, tx.now())
    tx.changed(`user:${userId}`)
    return presentInteractions(tx, { ...pin, isHiddenByViewer: isOn })
  })
}
