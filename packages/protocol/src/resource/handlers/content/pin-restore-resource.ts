import { PinRestoreResource } from '@corkboard/contract'
import { restorePin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const pinRestoreResource = implement(PinRestoreResource, {
  create: (ctx, { pin_id: pinId }) => restorePin(ctx, pinId),
})
