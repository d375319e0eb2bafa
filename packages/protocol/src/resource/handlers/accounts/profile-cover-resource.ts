import { fail, ProfileCoverResource } from '@corkboard/contract'
import { type Ctx, requireWriter } from '@corkboard/domain/kernel'
import { readyPicture } from '@corkboard/domain/media'
import { restoreCover, setCover } from '@corkboard/domain/people'
import { getPin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** The picture of one of the viewer's own public pins. */
const pictureOfOwnPin = async (ctx: Ctx, pinId: string): Promise<string> => {
  const { userId } = requireWriter(ctx).viewer
  const pin = await getPin(ctx, pinId, 'pin_id')
  if (pin.pinnerId !== userId || pin.board.privacy !== 'public') throw fail('pin.not_allowed', { field: 'pin_id' })
  return pin.signature
}

/** PEOPLE-01. */
export const profileCoverResource = implement(ProfileCoverResource, {
  create: (ctx) => restoreCover(ctx),
  update: async (ctx, { media_upload_id: uploadId, pin_id: pinId }) => {
    if (uploadId !== undefined) return setCover(ctx, await readyPicture(ctx, uploadId))
    if (pinId !== undefined) return setCover(ctx, await pictureOfOwnPin(ctx, pinId))
    throw fail('request.missing', { field: 'media_upload_id' })
  },
  delete: (ctx) => setCover(ctx, null),
})
