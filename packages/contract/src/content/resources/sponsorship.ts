import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { SponsoredPin } from '../wire/sponsorship.ts'
import { IdText } from '../../scalars.ts'

/**
 * PIN-10: the pinner requests a sponsor by username with `create` and removes them with `delete`; the sponsor responds
 * with `update`, 1 to approve and 2 to decline.
 */
export const PinSponsorshipResource = defineResource('PinSponsorshipResource', {
  create: { options: Type.Object({ pin_id: IdText, sponsor: Type.String() }), data: SponsoredPin },
  update: {
    options: Type.Object({ pin_id: IdText, status: Type.Union([Type.Literal(1), Type.Literal(2)]) }),
    data: SponsoredPin,
  },
  delete: { options: Type.Object({ pin_id: IdText }), data: SponsoredPin },
})
