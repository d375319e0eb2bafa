import { DidItsResource } from '@corkboard/contract'
import { allowPin, getPin, listDidIts, tryPin, untryPin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-08. */
export const didItsResource = implement(DidItsResource, {
  get: async (ctx, { pin_id: pinId }, page) => listDidIts(ctx, await getPin(ctx, pinId, 'pin_id'), page),
  create: async (ctx, { pin_id: pinId, text, media_upload_id: mediaUploadId }) =>
    tryPin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId, 'pin_id')), { text, mediaUploadId }),
  delete: async (ctx, { pin_id: pinId }) => untryPin(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id'))),
})
