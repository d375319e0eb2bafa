import { UserAvatarResource } from '@corkboard/contract'
import { readyPicture } from '@corkboard/domain/media'
import { setAvatar } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const userAvatarResource = implement(UserAvatarResource, {
  update: async (ctx, { media_upload_id: uploadId }) => setAvatar(ctx, await readyPicture(ctx, uploadId)),
  delete: (ctx) => setAvatar(ctx, null),
})
