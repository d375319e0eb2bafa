import { PinFavoriteResource } from '@corkboard/contract'
import { allowPin, favoritePin, getPin, unfavoritePin } from '@corkboard/domain/pins'
import { implement } from '../implement.ts'

/** PIN-08. */
export const pinFavoriteResource = implement(PinFavoriteResource, {
  create: async (ctx, { pin_id: pinId }) => favoritePin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId, 'pin_id'))),
  delete: async (ctx, { pin_id: pinId }) =>
    unfavoritePin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id'))),
})
