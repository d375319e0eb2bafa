import { AdminUsersResource } from '@corkboard/contract'
import { listAccounts } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

export const adminUsersResource = implement(AdminUsersResource, {
  get: (ctx, { query = '', filter = 'all' }, page) => listAccounts(ctx, { query, filter }, page),
})
