import { AdminErrorsResource } from '@corkboard/contract'
import { listErrors } from '@corkboard/domain/upkeep/error-reports'
import { implement } from '../../engine/implement.ts'

export const adminErrorsResource = implement(AdminErrorsResource, {
  get: (ctx, { is_resolved: isResolved = false }, page) => listErrors(ctx, isResolved, page),
})
