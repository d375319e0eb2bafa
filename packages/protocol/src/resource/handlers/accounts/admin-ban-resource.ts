import { AdminBanResource } from '@corkboard/contract'
import { banAccount, unbanAccount } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

/** IDENT-21. */
export const adminBanResource = implement(AdminBanResource, {
  create: {
    session: async (ctx, { user_id: userId, reason, password }, { address }) => ({
      data: await banAccount(ctx, userId, reason, { password, address }),
    }),
  },
  delete: {
    session: async (ctx, { user_id: userId, password }, { address }) => ({
      data: await unbanAccount(ctx, userId, { password, address }),
    }),
  },
})
