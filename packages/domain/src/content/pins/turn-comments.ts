import { fail } from '@corkboard/contract'
import type { Allowed, Ctx } from '../../kernel/index.ts'
import type { SeenPin } from './load-pins.ts'
import { lockPin, setCommentsDisabled } from './pin-store.ts'

/** PIN-09: turns comments on a pin off for everyone, existing ones included, or on again. */
export const turnComments = (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>, areOff: boolean): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await lockPin(tx.db, pin.id))) throw fail('pin.not_found', { field: 'pin_id' })
    await setCommentsDisabled(tx.db, pin.id, areOff, ctx.now())
    // This also affects the comments' photos, which are too many to name.
    tx.changed(`pin:${pin.id}`, 'visibility:all')
  })
