import { ReportResource } from '@corkboard/contract'
import { report } from '@corkboard/domain/social/safety'
import { implement } from '../../engine/implement.ts'

/** PIN-09. */
export const reportResource = implement(ReportResource, {
  create: async (ctx, { id, type, reason, details }) => {
    await report(ctx, { id, type, reason, details })
    return null
  },
})
