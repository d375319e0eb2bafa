import { VideoStillEndpoint } from '@corkboard/contract'
import { openStill } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

export const videoStill = implementEndpoint(VideoStillEndpoint, {
  download: async (ctx, { params }) => {
    const { stream, bytes } = await openStill(ctx, params.media_upload_id, params.place)
    return { stream, bytes, fileName: 'still.jpg', type: 'image/jpeg' }
  },
})
