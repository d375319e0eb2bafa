import { PinSponsorshipResource } from '@corkboard/contract'
import {
  allowPin,
  respondAsSponsor,
  requestSponsorship,
  getPin,
  removeSponsorship,
} from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-10. */
export const pinSponsorshipResource = implement(PinSponsorshipResource, {
  create: async (ctx, { pin_id: pinId, sponsor }) =>
    requestSponsorship(ctx, allowPin(ctx, 'sponsor', await getPin(ctx, pinId, 'pin_id')), sponsor),
  update: async (ctx, { pin_id: pinId, status }) =>
    respondAsSponsor(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id')), status === 1),
  delete: async (ctx, { pin_id: pinId }) =>
    removeSponsorship(ctx, allowPin(ctx, 'edit', await getPin(ctx, pinId, 'pin_id'))),
})
