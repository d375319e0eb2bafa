import { PinFavoriteResource } from '@corkboard/contract'
import { favoritePins } from '@corkboard/domain/feeds'
import { allowPin, favoritePin, getPin, unfavoritePin } from '@corkboard/domain/pins'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

/** PIN-08. */
export const pinFavoriteResource = implement(PinFavoriteResource, {
  get: (ctx, options, page) => favoritePins(ctx, { fieldSet: fieldSetOf(options) }, page),
  create: async (ctx, { pin_id: pinId }) => favoritePin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId, 'pin_id'))),
  delete: async (ctx, { pin_id: pinId }) =>
    unfavoritePin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id'))),
})
