import { AdminUserResource } from '@corkboard/contract'
import { changeRole, loadAccount } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

export const adminUserResource = implement(AdminUserResource, {
  get: (ctx, { user_id: userId }) => loadAccount(ctx, userId),
  update: {
    session: async (ctx, { user_id: userId, role, password }, { address }) => ({
      data: await changeRole(ctx, userId, role, { password, address }),
    }),
  },
})
