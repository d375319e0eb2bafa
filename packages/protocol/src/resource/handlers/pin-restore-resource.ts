import { PinRestoreResource } from '@corkboard/contract'
import { restorePin } from '@corkboard/domain/pins'
import { implement } from '../implement.ts'

export const pinRestoreResource = implement(PinRestoreResource, {
  create: (ctx, { pin_id: pinId }) => restorePin(ctx, pinId),
})
