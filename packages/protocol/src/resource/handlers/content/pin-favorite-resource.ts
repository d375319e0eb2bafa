import { PinFavoriteResource } from '@corkboard/contract'
import { favoritePins } from '@corkboard/domain/finding/feeds'
import { allowPin, favoritePin, getPin, unfavoritePin } from '@corkboard/domain/content/pins'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** PIN-08. */
export const pinFavoriteResource = implement(PinFavoriteResource, {
  get: (ctx, options, page) => favoritePins(ctx, { fieldSet: fieldSetOf(options) }, page),
  create: async (ctx, { pin_id: pinId }) => favoritePin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId, 'pin_id'))),
  delete: async (ctx, { pin_id: pinId }) =>
    unfavoritePin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id'))),
})
