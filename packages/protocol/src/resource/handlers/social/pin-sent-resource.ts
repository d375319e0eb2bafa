import { PinSentResource } from '@corkboard/contract'
import { hasSentPin } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const pinSentResource = implement(PinSentResource, {
  get: async (ctx, { pin_id: pinId }) => ({ is_sent: await hasSentPin(ctx, pinId) }),
})
