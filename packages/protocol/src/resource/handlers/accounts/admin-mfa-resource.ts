import { AdminMfaResource } from '@corkboard/contract'
import { resetMfaOf } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

/** IDENT-20. */
export const adminMfaResource = implement(AdminMfaResource, {
  delete: {
    session: async (ctx, { user_id: userId, password }, { address }) => ({
      data: await resetMfaOf(ctx, userId, { password, address }),
    }),
  },
})
