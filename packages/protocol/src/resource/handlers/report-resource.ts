import { ReportResource } from '@corkboard/contract'
import { report } from '@corkboard/domain/safety'
import { implement } from '../implement.ts'

/** PIN-09. */
export const reportResource = implement(ReportResource, {
  create: async (ctx, { id, type, reason, details }) => {
    await report(ctx, { id, type, reason, details })
    return null
  },
})
