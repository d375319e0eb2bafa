import { BulkPinsRestoreResource } from '@corkboard/contract'
import { restorePins } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const bulkPinsRestoreResource = implement(BulkPinsRestoreResource, {
  create: async (ctx, { pin_ids: ids }) => ({ pin_ids: await restorePins(ctx, ids) }),
})
