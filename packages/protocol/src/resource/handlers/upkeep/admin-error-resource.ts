import { AdminErrorResource } from '@corkboard/contract'
import { loadError, resolveError } from '@corkboard/domain/upkeep/error-reports'
import { implement } from '../../engine/implement.ts'

export const adminErrorResource = implement(AdminErrorResource, {
  get: (ctx, { error_id: id }) => loadError(ctx, id),
  update: (ctx, { error_id: id, is_resolved: isResolved }) => resolveError(ctx, id, isResolved),
})
