import { AdminActionsResource } from '@corkboard/contract'
import { listActions } from '@corkboard/domain/accounts/staff'
import { implement } from '../../engine/implement.ts'

export const adminActionsResource = implement(AdminActionsResource, {
  get: (ctx, _options, page) => listActions(ctx, page),
})
