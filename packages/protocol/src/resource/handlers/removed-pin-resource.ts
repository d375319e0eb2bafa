import { RemovedPinResource } from '@corkboard/contract'
import { loadRemovedPin } from '@corkboard/domain/safety'
import { implement } from '../implement.ts'
import { pinIdOf } from '../pin-id.ts'

/** PIN-09. */
export const removedPinResource = implement(RemovedPinResource, {
  get: (ctx, options) => loadRemovedPin(ctx, pinIdOf(options.pin_id, 'pin_id')),
})
