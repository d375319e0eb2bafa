import { PinHideResource } from '@corkboard/contract'
import { allowPin, getPin, hidePin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-09. */
export const pinHideResource = implement(PinHideResource, {
  create: async (ctx, { pin_id: pinId }) =>
    hidePin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id')), true),
  delete: async (ctx, { pin_id: pinId }) =>
    hidePin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id')), false),
})
