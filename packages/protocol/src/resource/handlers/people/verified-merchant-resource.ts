import { VerifiedMerchantResource } from '@corkboard/contract'
import { loadMerchant } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

/** PEOPLE-05. */
export const verifiedMerchantResource = implement(VerifiedMerchantResource, {
  get: (ctx, { user_id: userId }) => loadMerchant(ctx, userId),
})
