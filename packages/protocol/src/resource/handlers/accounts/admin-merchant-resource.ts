import { AdminMerchantResource } from '@corkboard/contract'
import { unverifyMerchant, verifyMerchant } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

/** PEOPLE-05. */
export const adminMerchantResource = implement(AdminMerchantResource, {
  create: {
    session: async (ctx, { user_id: userId, domain, storefronts, password }, { address }) => ({
      data: await verifyMerchant(ctx, userId, { domain, ...(storefronts && { storefronts }) }, { password, address }),
    }),
  },
  delete: {
    session: async (ctx, { user_id: userId, password }, { address }) => ({
      data: await unverifyMerchant(ctx, userId, { password, address }),
    }),
  },
})
