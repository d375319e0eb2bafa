import { fail, LIMITS, VisualLiveSearchResource } from '@corkboard/contract'
import { searchByFrame } from '@corkboard/domain/finding/visual'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-08. It starts no session, but a write of this kind neither stores its response nor returns a stored one. */
export const visualLiveSearchResource = implement(VisualLiveSearchResource, {
  create: {
    session: async (ctx, options) => {
      const frame = Buffer.from(options.frame, 'base64')
      if (frame.length > LIMITS.cameraFrameBytes) throw fail('media.too_large', { field: 'frame' })
      const size = LIMITS.pageSizeDefault
      return { data: { results: await searchByFrame(ctx, frame, { size, fieldSet: fieldSetOf(options) }) } }
    },
  },
})
