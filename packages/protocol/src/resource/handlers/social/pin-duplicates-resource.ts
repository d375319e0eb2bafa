import { PinDuplicatesResource } from '@corkboard/contract'
import { findDuplicates } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-06. */
export const pinDuplicatesResource = implement(PinDuplicatesResource, {
  get: (ctx, { pin_id: pinId, media_upload_id: mediaUploadId, except_pin_id: exceptPinId }) =>
    findDuplicates(ctx, { pinId, mediaUploadId, exceptPinId }),
})
