import { BulkPinsRestoreResource } from '@corkboard/contract'
import { restorePins } from '@corkboard/domain/pins'
import { implement } from '../implement.ts'

export const bulkPinsRestoreResource = implement(BulkPinsRestoreResource, {
  create: async (ctx, { pin_ids: ids }) => ({ pin_ids: await restorePins(ctx, ids) }),
})
