import { PinMentionsResource } from '@corkboard/contract'
import { getPin, leavePin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** CREATE-03. */
export const pinMentionsResource = implement(PinMentionsResource, {
  delete: async (ctx, { pin_id: pinId }) => {
    await leavePin(ctx, await getPin(ctx, pinId, 'pin_id'))
    return null
  },
})
