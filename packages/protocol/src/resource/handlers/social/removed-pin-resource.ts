import { RemovedPinResource } from '@corkboard/contract'
import { loadRemovedPin } from '@corkboard/domain/social/safety'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

/** PIN-09. */
export const removedPinResource = implement(RemovedPinResource, {
  get: (ctx, options) => loadRemovedPin(ctx, pinIdOf(options.pin_id, 'pin_id')),
})
