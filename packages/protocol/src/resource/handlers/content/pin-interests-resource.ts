import { PinInterestsResource } from '@corkboard/contract'
import { pinInterests } from '@corkboard/domain/content/subjects'
import { implement } from '../../engine/implement.ts'

/** FIND-02. */
export const pinInterestsResource = implement(PinInterestsResource, {
  get: (ctx, { pin_id: pinId }) => pinInterests(ctx, pinId),
})
